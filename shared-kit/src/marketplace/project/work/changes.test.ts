import { expect, test } from '@jest/globals';
import type { Result } from '../types.ts';
import { changesOf } from './changes.ts';
import { textParts } from './text-parts.ts';

const version = (over: Partial<Result> = {}): Result => ({
  id: 'r1',
  version: 1,
  result: 'A logo',
  links: [],
  files: [],
  created_at: '2026-02-08T09:00:00Z',
  ...over,
});
const file = (name: string, digest: string) => ({
  id: name + digest,
  name,
  size: 1,
  type: 'image/png',
  digest,
});

test('equal versions have no changes, regardless of the order of links and files', () => {
  const [a, b] = [file('a.png', '1'), file('b.png', '2')];
  const links = ['https://a.example', 'https://b.example'];
  const other = version({ links: links.toReversed(), files: [b, { ...a, id: 'another' }] });
  expect(changesOf(version({ links, files: [a, b] }), other)).toEqual({ text: false, links: [], files: [] });
});

test('files are compared by name and content, links by address', () => {
  const before = version({
    links: ['https://a.example'],
    files: [file('same.png', '1'), file('logo.png', '2'), file('old.png', '3')],
  });
  const after = version({
    result: 'A rounder logo',
    links: ['https://b.example'],
    files: [file('same.png', '1'), file('logo.png', '4'), file('new.png', '3')],
  });
  expect(changesOf(before, after)).toEqual({
    text: true,
    links: [
      { kind: 'added', name: 'https://b.example' },
      { kind: 'removed', name: 'https://a.example' },
    ],
    files: [
      { kind: 'replaced', name: 'logo.png' },
      { kind: 'added', name: 'new.png' },
      { kind: 'removed', name: 'old.png' },
    ],
  });
});

test('texts are compared by words, and unchanged parts are shortened', () => {
  const long = 'word '.repeat(100);
  const parts = textParts(`${long}square end`, `${long}round end`);
  expect(parts.map(({ kind }) => kind)).toEqual(['same', 'removed', 'added', 'same']);
  expect(parts.slice(1)).toEqual([
    { kind: 'removed', text: 'square' },
    { kind: 'added', text: 'round' },
    { kind: 'same', text: ' end' },
  ]);
  expect(parts[0]?.text).toMatch(/^… .{70,90}$/);
});

test('texts without common parts are shown one after the other', () => {
  const words = (from: number) => Array.from({ length: 3_000 }, (_, index) => `w${from + index}`).join(' ');
  const [before, after] = [words(0), words(10_000)];
  expect(textParts(before, after)).toEqual([
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ]);
});
