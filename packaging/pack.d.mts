export function wordsFor(wrong: string): string;
