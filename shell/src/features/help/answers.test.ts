import { expect, test } from '@jest/globals';
import { durationIn, LANGUAGES, LOCALES } from '@metier/contract';
import { ANSWERS, withDurations } from './answers.ts';

const PARTS = ['customer', 'freelancer', 'everyone'] as const;

test.each(LANGUAGES)('in %s every duration in an answer is one of the product', (language) => {
  const tell = durationIn(LOCALES[language]);
  for (const part of PARTS)
    for (const { answer } of ANSWERS[language][part]) expect(withDurations(answer, tell)).not.toMatch(/[{}]/);
});

test.each(PARTS)('every language answers as many questions (%s), with the same durations', (part) => {
  const [first, ...others] = LANGUAGES.map((language) =>
    ANSWERS[language][part].map(({ answer }) => (answer.match(/\{\w+\}/g) ?? []).toSorted()),
  );
  expect(first?.length).toBeGreaterThan(3);
  for (const each of others) expect(each).toEqual(first);
});

test('a name that is not a duration is refused', () => {
  expect(() => withDurations('{forever}', String)).toThrow('forever is not a duration');
});
