import { expect, test } from '@jest/globals';
import { SERVICES } from './catalogue.ts';
import { LANGUAGES } from './languages.ts';
import { SHARED_TEXTS } from './shared-texts.ts';

test.each(LANGUAGES)('every service has a name, and there are no other names: %s', (language) => {
  const { catalogue } = SHARED_TEXTS[language];
  expect(Object.keys(catalogue)).toEqual(SERVICES.map(({ id }) => String(id)));
  expect(Object.values(catalogue).filter((name) => name.trim() === '')).toEqual([]);
});
