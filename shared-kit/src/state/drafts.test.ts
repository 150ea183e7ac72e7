import { beforeEach, expect, test } from '@jest/globals';
import { draftsOf, forgetDrafts } from './index.ts';

beforeEach(() => sessionStorage.clear());

test('a draft is kept under its kind and key', () => {
  const results = draftsOf<string>('result');
  results.keep('one', 'Half a text');
  // As after a reload.
  expect(draftsOf<string>('result').read('one')).toBe('Half a text');
  expect([results.read('two'), draftsOf('project').read('one')]).toEqual([undefined, undefined]);
  results.drop('one');
  expect(results.read('one')).toBeUndefined();
});

test('at sign-out all drafts are forgotten, and nothing else', () => {
  draftsOf('result').keep('one', 'Half a text');
  draftsOf('project').keep('ada', { name: 'A logo' });
  sessionStorage.setItem('metier-other', 'stays');
  forgetDrafts();
  expect(Object.keys(sessionStorage)).toEqual(['metier-other']);
});
