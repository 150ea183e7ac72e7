import { beforeEach, expect, test } from '@jest/globals';
import { draftsOf, forgetDrafts } from './drafts.ts';

beforeEach(() => sessionStorage.clear());

test('a draft is stored by user, kind and subject', () => {
  const results = draftsOf<string>('result');
  results.keep('ada', 'one', 'Half a text');
  // Simulates a reload.
  expect(draftsOf<string>('result').read('ada', 'one')).toBe('Half a text');
  const others = [
    results.read('ada', 'two'),
    results.read('ben', 'one'),
    draftsOf('project').read('ada', 'one'),
  ];
  expect(others).toEqual([undefined, undefined, undefined]);
  results.drop('ada', 'one');
  expect(results.read('ada', 'one')).toBeUndefined();
});

test('a sign-out deletes all drafts, and nothing else', () => {
  draftsOf('result').keep('ada', 'one', 'Half a text');
  draftsOf('project').keep('ada', 'new', { name: 'A logo' });
  sessionStorage.setItem('metier-other', 'stays');
  forgetDrafts();
  expect(Object.keys(sessionStorage)).toEqual(['metier-other']);
});

test("a sign-in keeps the user's own drafts and deletes those of others", () => {
  draftsOf('result').keep('ada', 'one', 'Half a text');
  draftsOf('result').keep('ben', 'one', 'Another text');
  forgetDrafts('ben');
  expect([draftsOf('result').read('ada', 'one'), draftsOf('result').read('ben', 'one')]).toEqual([
    undefined,
    'Another text',
  ]);
});
