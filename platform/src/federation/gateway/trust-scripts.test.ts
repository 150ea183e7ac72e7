import { runInNewContext } from 'node:vm';
import { expect, test } from '@jest/globals';
import { trustScripts } from './trust-scripts.ts';

type Rules = Record<'createScriptURL' | 'createHTML', (value: string) => string | null>;

/** Runs the script's source in isolation, as in the page; returns the rules of each policy by its name. */
function policies(): Record<string, Rules> {
  const made: Record<string, Rules> = {};
  const page = {
    URL,
    location: { href: 'https://metier.example/app/team', origin: 'https://metier.example' },
    trustedTypes: { createPolicy: (name: string, rules: Rules) => (made[name] = rules) },
  };
  runInNewContext(`(${String(trustScripts)})()`, page);
  return made;
}

test('there is one policy, the default', () => {
  expect(Object.keys(policies())).toEqual(['default']);
});

test.each([
  ['/releases/customer/entry.js', true],
  ['https://metier.example/releases/customer~1/entry.js', true],
  ['/reports/reporter.js', true],
  // Origins are restricted by `script-src`.
  ['http://localhost:8101/releases/customer/entry.js', true],
  ['/api/files/7', false],
  ['/releases/../api/files/7', false],
  ['https://metier.example/app', false],
  ['data:text/javascript,1', true],
])('the address %s of a script is allowed: %s', (address, isAllowed) => {
  expect(policies()['default']?.createScriptURL(address)).toBe(isAllowed ? address : null);
});

test('only a blank string may become HTML', () => {
  const { createHTML } = policies()['default'] ?? {};
  expect(createHTML?.(' ')).toBe(' ');
  expect(createHTML?.('<b>bold</b>')).toBeNull();
});

test('does nothing in a browser without Trusted Types', () => {
  expect(() => runInNewContext(`(${String(trustScripts)})()`, {})).not.toThrow();
});
