import { describe, expect, it } from 'vitest';
import { fileName, nameToSave, proposedName } from './file-names';

describe('a file name', () => {
  it.each([
    ['Tefuda Mika - Robo 2026-01-05', 'Tefuda Mika - Robo 2026-01-05.jsonl'],
    ['おばあちゃん と みか', 'おばあちゃん と みか.jsonl'],
    ['../../etc/passwd', 'etc passwd.jsonl'],
    ['C:\\Windows\\x', 'C Windows x.jsonl'],
    ['a\u0000b\nc\td', 'a b c d.jsonl'],
    // Turned round, the ending would read as that of a picture.
    ['innocent\u202Egnp', 'innocent gnp.jsonl'],
    ['two\u200Bwords\u2066x\u2069', 'two words x.jsonl'],
    ['a<b>c:d"e|f?g*h', 'a b c d e f g h.jsonl'],
    ['...', 'Tefuda.jsonl'],
    ['', 'Tefuda.jsonl'],
    ['🎲🎲', 'Tefuda.jsonl'],
    [`holiday.png${'\u3164'.repeat(40)}`, 'holiday.png.jsonl'],
    ['holiday\uFE0F\u034F\u115F\u180B.png', 'holiday .png.jsonl'],
    ['holiday\u2024png', 'holiday png.jsonl'],
    ['NUL', 'Tefuda NUL.jsonl'],
    ['com1.tefuda', 'Tefuda com1.tefuda.jsonl'],
    ['Nuliajuk', 'Nuliajuk.jsonl'],
  ])('made of %j is %j', (words, name) => {
    expect(fileName(words, '.jsonl')).toBe(name);
  });

  it('is never too long for a system', () => {
    expect(Buffer.byteLength(fileName('あ'.repeat(500), '.jsonl'))).toBeLessThan(255);
  });
});

describe('a name that somebody proposes', () => {
  it.each([
    ['Tefuda Mika.jsonl', 'Tefuda Mika.jsonl'],
    [`${'a'.repeat(80)}.jsonl`, `${'a'.repeat(60)}.jsonl`],
    ['../x/y.jsonl', 'x y.jsonl'],
    ['innocent\u202Elnosj.exe', 'innocent lnosj.exe'],
    ['no ending', 'no ending'],
    ['a.long words after a dot', 'a.long words after a dot'],
    ['.jsonl', 'Tefuda.jsonl'],
  ])('%j becomes %j and keeps its ending', (name, kept) => {
    expect(proposedName(name)).toBe(kept);
  });
});

describe('a name for a file that is to be saved', () => {
  it.each(['a.json', 'a.jsonl', 'a.tefuda', 'a.pdf', 'A.PDF', 'a.png', 'a.svg', 'a.zip', 'a.txt'])(
    '%s is proposed as it is',
    (name) => expect(nameToSave(name)).toBe(name),
  );

  it.each([
    ['a.exe', 'a.exe.txt'],
    ['a.png.desktop', 'a.png.desktop.txt'],
    ['a.pdf.', 'a.pdf'],
    ['.bashrc', 'Tefuda.bashrc.txt'],
    ['a.pdf \u202E.cmd', 'a.pdf.cmd.txt'],
    ['no ending', 'no ending.txt'],
    ['a.a long ending', 'a.a long ending.txt'],
    [`${'a'.repeat(80)}.exe`, `${'a'.repeat(60)}.txt`],
    ['', 'Tefuda.txt'],
  ])('%j, which no file of ours is called, is proposed as %j', (name, proposed) => {
    expect(nameToSave(name)).toBe(proposed);
  });
});
