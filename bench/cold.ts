import { readFileSync } from 'node:fs';
import { largeSets, timeReading } from '@main/cli/bench/reading';

/** Reads card sets once, in a process that has read none before, and prints how many milliseconds that took. */
const [box = '', size = '1000', sets = '1'] = process.argv.slice(2);
console.log(timeReading(largeSets(readFileSync(box, 'utf8'), Number(size), Number(sets))));
