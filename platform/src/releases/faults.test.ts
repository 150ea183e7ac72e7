import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { faultOf, SENTENCES, withCanaries } from './faults.ts';

test('a fault is a sentence, and the code and values of it', () => {
  const values = { app: 'auth', release: '1f0c9a62b7de' };
  const text =
    'The manifest of auth 1f0c9a62b7de cannot be read, so nothing can be compared with it: release or roll back auth first.';
  expect(faultOf('manifest', values)).toEqual({ text, code: 'manifest', values });
  const canaries = ['auth', 'shell'];
  expect(withCanaries(faultOf('manifest', values), canaries)).toEqual({
    text: `${text} (With the canary of auth and shell.)`,
    code: 'manifest',
    values,
    canaries,
  });
});

test('the page of managers says in English what commands print', () => {
  const url = new URL('../../../remote-manager/src/locales/en.json', import.meta.url);
  expect(JSON.parse(readFileSync(url, 'utf8')).releases.fault).toEqual(SENTENCES);
});
