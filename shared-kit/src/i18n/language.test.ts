import { beforeEach, expect, test } from '@jest/globals';
import { keepLanguage, visitLanguage } from './language.ts';

beforeEach(() => {
  document.cookie = 'metier_lang=; max-age=0';
  window.history.replaceState(null, '', '/');
});

test.each([
  ['/?lang=de', null, 'de'],
  ['/?lang=en', 'de', 'en'],
  ['/', 'de', 'de'],
  ['/?lang=xx', 'de', 'de'],
  ['/?lang=xx', 'yy', 'en'],
  ['/', null, 'en'],
])('%s with the cookie %s is read in %s', (address, cookie, language) => {
  window.history.replaceState(null, '', address);
  if (cookie) document.cookie = `metier_lang=${cookie}`;
  expect(visitLanguage()).toBe(language);
});

test('a chosen language is stored for the next visit and set on the document', () => {
  keepLanguage('de');
  expect([visitLanguage(), document.documentElement.lang]).toEqual(['de', 'de']);
});
