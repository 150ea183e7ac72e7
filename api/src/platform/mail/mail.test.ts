import { describe, expect, test } from '@jest/globals';
import { LANGUAGES } from '@metier/contract';
import { mailTexts } from '../../mails/index.ts';
import { mailPage } from '../dev/mail-page.ts';
import type { MailName } from './mail.ts';
import { renderMail } from './render-mail.ts';

const NAMES = Object.keys(mailTexts.en) as MailName[];
const fieldsOf = (text: string) => [...new Set(text.match(/\{\w+\}/g))].toSorted();

describe.each(NAMES)('the mail "%s"', (name) => {
  const english = mailTexts.en[name];

  test.each(LANGUAGES)('uses the same fields in "%s" as in English', (language) => {
    const { subject, text } = mailTexts[language][name];
    expect(fieldsOf(subject)).toEqual(fieldsOf(english.subject));
    expect(fieldsOf(text)).toEqual(fieldsOf(english.text));
  });
});

test("a mail contains its data and the product's address", () => {
  const data = { name: 'Nora', path: '/auth/change_password/key' };
  const letter = renderMail(mailTexts, 'https://metier.example', {
    to: 'n@a.test',
    template: 'reset',
    language: 'en',
    data,
  });
  expect(letter).toMatchObject({ to: 'n@a.test', subject: 'Set a new password' });
  expect(letter.text).toContain('Hello Nora,');
  expect(letter.text).toContain('https://metier.example/auth/change_password/key');
});

test('user input is inserted verbatim and not expanded as a template', () => {
  const data = { name: '{path} {origin} $&', path: '/x' };
  const letter = renderMail(mailTexts, 'https://metier.example', {
    to: 'n@a.test',
    template: 'reset',
    language: 'en',
    data,
  });
  expect(letter.text).toContain('Hello {path} {origin} $&,');
});

test('a mail whose data is incomplete is not sent', () => {
  const broken = { to: 'n@a.test', template: 'reset', language: 'en', data: { name: 'Nora' } } as never;
  expect(() => renderMail(mailTexts, 'https://metier.example', broken)).toThrow('path');
});

test('the mail page escapes user input', () => {
  const page = mailPage([
    { id: '1', to: 'a@b.test', subject: '<script>', text: '"x" & https://a.test/?b="c', created_at: 'now' },
  ]);
  expect(page).toContain('&lt;script&gt;');
  expect(page).not.toContain('<script>');
  expect(page).toContain('&quot;x&quot; &amp;');
});
