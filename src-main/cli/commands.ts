import { registerArt } from './art';
import { registerBench } from './bench';
import { registerLab } from './lab';
import { registerPrint } from './print';
import type { Register } from './program';
import { registerReplay } from './replay';
import { registerSchema } from './schema';
import { registerSimulate } from './simulate';
import { registerStart } from './start';
import { registerValidate } from './validate';

/** Every command, in the order in which help lists them. */
export const commands: readonly Register[] = [
  registerStart,
  registerValidate,
  registerSchema,
  registerSimulate,
  registerReplay,
  registerLab,
  registerArt,
  registerPrint,
  registerBench,
];
