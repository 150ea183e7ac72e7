import { expect, test } from '@jest/globals';
import { LANGUAGES } from '@metier/contract';
import fc from 'fast-check';
import { pickLanguage } from './pick-language.ts';

test.each([
  ['de', 'en', 'de'],
  ['xx', 'de-AT,de;q=0.9', 'de'],
  [undefined, 'it-IT,it;q=0.9,de;q=0.8,en;q=0.7', 'de'],
  [undefined, 'en;q=0.5,de;q=0.8', 'de'],
  [undefined, 'it;q=0.9, de; q=0.8', 'de'],
  [undefined, 'de;q=0,it', 'en'],
  [undefined, 'DE-ch', 'de'],
  [undefined, 'it', 'en'],
  [undefined, 'fr-CA', 'fr'],
  [undefined, 'es-MX', 'es'],
  [undefined, undefined, 'en'],
])('chosen %s, accepted %s: %s', (chosen, accepted, language) => {
  expect(pickLanguage(chosen, accepted)).toBe(language);
});

test('always returns a supported language, whatever the browser sends', () => {
  fc.assert(
    fc.property(fc.option(fc.string(), { nil: undefined }), fc.string(), (chosen, accepted) => {
      expect(LANGUAGES).toContain(pickLanguage(chosen, accepted));
    }),
  );
});
