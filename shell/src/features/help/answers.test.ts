import { expect, test } from '@jest/globals';
import { durationIn, LANGUAGES, LOCALES } from '@metier/contract';
import { ANSWERS, withDurations } from './answers.ts';

const ROLES = ['customer', 'freelancer', 'manager'] as const;
const PARTS = [...ROLES, 'parties', 'everyone'] as const;

test.each(LANGUAGES)('in %s every duration in an answer is one of the product', (language) => {
  const tell = durationIn(LOCALES[language]);
  for (const part of PARTS)
    for (const { answer } of ANSWERS[language][part]) expect(withDurations(answer, tell)).not.toMatch(/[{}]/);
});

test.each(PARTS)('every language answers as many questions (%s), with the same durations', (part) => {
  const [first, ...others] = LANGUAGES.map((language) =>
    ANSWERS[language][part].map(({ answer }) => (answer.match(/\{\w+\}/g) ?? []).toSorted()),
  );
  for (const each of others) expect(each).toEqual(first);
});

test.each(ROLES)('a %s finds the answers to the twenty most likely questions', (role) => {
  for (const language of LANGUAGES) {
    const { [role]: own, parties, everyone } = ANSWERS[language];
    const shared = role === 'manager' ? everyone : [...parties, ...everyone];
    expect(new Set([...own, ...shared].map(({ question }) => question)).size).toBeGreaterThanOrEqual(20);
  }
});

test('no line breaks before a French punctuation mark', () => {
  expect(JSON.stringify(ANSWERS.fr).match(/.{0,30}( [?!:;»]|« ).{0,10}/g)).toBeNull();
});

test('a name that is not a duration is refused', () => {
  expect(() => withDurations('{forever}', String)).toThrow('forever is not a duration');
});
