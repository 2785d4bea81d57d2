import { expect, test } from 'vitest';
import { BRAND } from './brand.ts';
import { LANGUAGES } from './language.ts';

const PHONES = [BRAND.phone, BRAND.legal.host.phone];
const { siren, tradeRegister, vat } = BRAND.legal;

test('a telephone number reads as it dials, and never breaks across two lines', () => {
  for (const phone of PHONES) {
    for (const language of LANGUAGES) {
      const shown = phone[language];
      expect(shown).not.toMatch(/[ \u2009]/);
      expect(shown.replace(/\D/g, '').replace(/^0/, '33')).toBe(phone.international.slice(1));
    }
  }
});

test('a registration number never breaks across two lines', () => {
  for (const number of [siren, tradeRegister, vat]) expect(number).not.toMatch(/\d \d/);
});
