/**
 * What a stand-in for some members of an Electron type must be like: the same arguments, and the same answer.
 * Where Electron gives back the whole object, as `on` does, the stand-in may give back itself.
 */
export type Like<T, K extends keyof T> = {
  [P in K]: T[P] extends (...given: infer A) => infer R ? (...given: A) => T extends R ? unknown : R : T[P];
};
