import { expect, test } from '@jest/globals';
import { newCode } from './secrets.ts';

test('codes have six digits, are spread over all values, and keep leading zeros', () => {
  const codes = Array.from({ length: 10_000 }, newCode);
  expect(codes.filter((code) => !/^\d{6}$/.test(code))).toEqual([]);
  expect(new Set(codes.map((code) => code.slice(0, 2))).size).toBe(100);
  expect(new Set(codes.map((code) => code.slice(-2))).size).toBe(100);
});
