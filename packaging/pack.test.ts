import { describe, expect, it } from 'vitest';
import { wordsFor } from './pack.mjs';

describe('packing', () => {
  it('without a network says in a sentence what is missing and what runs without it', () => {
    const wrong = [
      '  ⨯ getaddrinfo ENOTFOUND github.com  failedTask=build stackTrace=RequestError: getaddrinfo ENOTFOUND',
      '    at ClientRequest.<anonymous> (node_modules/got/dist/source/core/index.js:970:111)',
      '',
    ].join('\n');
    expect(wordsFor(wrong)).toBe(
      "Packing needs Electron's own program and tools, which are downloaded once, and the download failed " +
        '(getaddrinfo ENOTFOUND github.com). The web host runs without it: npm start -- --host web\n',
    );
  });

  it('says of any other failure what it is', () => {
    const wrong = '  ⨯ cannot find the icon  failedTask=build\n    at pack (somewhere.js:1:1)\n';
    expect(wordsFor(wrong)).toBe(wrong);
  });
});
