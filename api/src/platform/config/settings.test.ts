import { expect, test } from '@jest/globals';
import { ConfigError, readSettings, type Environment } from './settings.ts';

const read = (environment: Environment) =>
  readSettings(environment, ({ text, wholeNumber, flag, oneOf }) => ({
    url: text('URL'),
    name: text('NAME', 'nobody'),
    port: wholeNumber('PORT', 80),
    loud: flag('LOUD', false),
    colour: oneOf('COLOUR', ['red', 'blue'], 'red'),
  }));

test('reads set values and falls back for the rest; blank counts as unset', () => {
  const defaults = { url: 'u', name: 'nobody', port: 80, loud: false, colour: 'red' };
  expect(read({ URL: 'u', NAME: ' ' })).toEqual(defaults);
  expect(read({ URL: 'u', PORT: '0', LOUD: '1', COLOUR: 'blue' })).toEqual({
    ...defaults,
    port: 0,
    loud: true,
    colour: 'blue',
  });
});

test('reports all faults at once', () => {
  const environment = { PORT: 'eighty', LOUD: 'yes', COLOUR: 'green' };
  expect(() => read(environment)).toThrow(ConfigError);
  for (const name of ['URL', 'PORT', 'LOUD', 'COLOUR']) expect(() => read(environment)).toThrow(name);
});

test.each(['-1', '1.5', 'NaN', 'Infinity'])('rejects "%s" as a whole number', (PORT) => {
  expect(() => read({ URL: 'u', PORT })).toThrow('PORT must be a whole number');
});
