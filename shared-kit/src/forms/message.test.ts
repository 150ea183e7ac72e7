import { expect, test } from '@jest/globals';
import { message, messageText } from './message.ts';

/** Tells what a text would be asked for. */
const asked = (told: string) => {
  let values: unknown;
  const text = messageText((key, given) => ((values = given), key), told);
  return [text, values];
};

test('a message carries its values as text, and what it counts as a number, by which its form is chosen', () => {
  const told = message('validation.manyPoints', { count: 1, max: '1' });
  expect(asked(told)).toEqual(['validation.manyPoints', { count: 1, max: '1' }]);
  expect(asked(message('validation.required'))).toEqual(['validation.required', {}]);
});
