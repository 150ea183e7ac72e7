import { expect, test } from '@jest/globals';
import { message, messageText } from './message.ts';

/** Returns the key and values with which a message is translated. */
const asked = (told: string) => {
  let values: unknown;
  const text = messageText((key, given) => ((values = given), key), told);
  return [text, values];
};

test('a message keeps its values as text, and its count as a number, which selects the plural form', () => {
  const told = message('validation.manyPoints', { count: 1, max: '1' });
  expect(asked(told)).toEqual(['validation.manyPoints', { count: 1, max: '1' }]);
  expect(asked(message('validation.required'))).toEqual(['validation.required', {}]);
});
