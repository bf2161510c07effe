import { SECTIONS } from './sections';

/**
 * Measures one section and prints its rows as JSON; without a name it lists the names.
 * Words: the section, the file of digests, the bundled program that reads cold, the file of the box, flags.
 */
const [name = '', digestFile = '', cold = '', box = '', ...flags] = process.argv.slice(2);

if (name === '') console.log(JSON.stringify([...SECTIONS.keys()]));
else {
  const section = SECTIONS.get(name);
  if (section === undefined) throw new Error(`There is no section ${name}.`);
  const [quick, update] = [flags.includes('--quick'), flags.includes('--update')];
  console.log(JSON.stringify(await section({ quick, update, digestFile, cold, box })));
}
