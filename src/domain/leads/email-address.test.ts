import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalEmail, LONGEST_EMAIL } from './email-address.ts';

test.each([
  ['VICTIM@FRET.EXAMPLE', 'victim@fret.example'],
  ['victim@ｆｒｅｔ.example', 'victim@fret.example'],
  ['ｖictim＠fret．example', 'victim@fret.example'],
  ['vic\u00adtim@fret\u034f.exam\u200bple', 'victim@fret.example'],
  ['victim@bücher.example', 'victim@xn--bcher-kva.example'],
  ['victim@bu\u0308cher.example', 'victim@xn--bcher-kva.example'],
  ['victim@XN--BCHER-KVA.example', 'victim@xn--bcher-kva.example'],
  ['e\u0301LISE@fret.example', 'élise@fret.example'],
  ['Ana+Salon@fret.example', 'ana+salon@fret.example'],
  ["o'neil_{1}@fret.example", "o'neil_{1}@fret.example"],
])('%j is the address %s', (given, canonical) => {
  expect(canonicalEmail(given)).toBe(canonical);
});

test.each([
  'vic\u0002tim@fret.example',
  'victim@fret.example\u0000',
  'victim@fret\u007f.example',
  'a@fret.example，b@fret.example',
  'a@fret.example；b',
  'a＜b@fret.example',
  'a@b＠fret.example',
  '\ud800victim@fret.example',
  'victim@192.0.2.44',
  'victim@0x7f.1',
  'victim@fret.0x1f',
  'victim@%66ret.example',
  'victim@fret.example:25',
  'victim@fret.example/x',
  'victim@℀.example',
  'victim@-fret.example',
  'victim@fret',
  'victim@',
  '@fret.example',
  '',
  `${'a'.repeat(65)}@fret.example`,
  `a@${'ü'.repeat(60)}.${'ü'.repeat(60)}.${'ü'.repeat(60)}.${'ü'.repeat(60)}.example`,
])('%j is no address', (given) => {
  expect(canonicalEmail(given)).toBe('');
});

const sign = fc.oneof(
  fc.constantFrom(...Array.from('aZ9.-+_@é\u0301ÉßΣİＡ．＠。\u00ad\u0002 ,;<>%'), 'xn--'),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
);
const written = fc
  .tuple(fc.array(sign, { maxLength: 20 }), fc.array(sign, { maxLength: 20 }))
  .map(([mailbox, domain]) => `${mailbox.join('')}@${domain.join('')}.example`);

test('the canonical form of a canonical address is itself, in signs that a mail can go to', () => {
  fc.assert(
    fc.property(written, (given) => {
      const once = canonicalEmail(given);
      expect(canonicalEmail(once)).toBe(once);
      expect(once.length).toBeLessThanOrEqual(LONGEST_EMAIL);
      expect(once).not.toMatch(/[\p{C}\p{Z},;<>"()[\]\\:]/u);
      expect(once.split('@').length).toBe(once === '' ? 1 : 2);
    }),
    { numRuns: 5000 },
  );
});

test('canonicalising a letter of any script twice gives the same as once', () => {
  for (let code = 0; code <= 0x10ffff; code += 1) {
    const letter = String.fromCodePoint(code);
    if (letter.normalize('NFKC').toLowerCase() === letter) continue;
    for (const given of [`a${letter}@fret.example`, `a@f${letter}t.example`]) {
      const once = canonicalEmail(given);
      if (canonicalEmail(once) !== once) expect.fail(`U+${code.toString(16)} in ${given}`);
    }
  }
});
