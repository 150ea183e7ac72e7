/** @jest-environment-options {"url": "https://metier.example/"} */
import { expect, test } from '@jest/globals';
import { keepLanguage, visitLanguage } from './language.ts';

test('over TLS a chosen language is stored in a cookie that only the host can set', () => {
  keepLanguage('de');
  expect(document.cookie).toBe('__Host-metier_lang=de');
  expect(visitLanguage()).toBe('de');
});

test("over TLS the host's cookie takes precedence over one that a subdomain can set", () => {
  keepLanguage('en');
  document.cookie = 'metier_lang=de';
  expect(visitLanguage()).toBe('en');
});
