import { afterEach, expect, jest, test } from '@jest/globals';
import { printPartialResultsOnInterrupt } from './print-partial-results.ts';

afterEach(() => void jest.restoreAllMocks());

test.each([
  [[], 'Interrupted before anything was measured.'],
  [['One', 'Two'], 'One\n\nTwo\n\nInterrupted: these are the figures until then, and no target is judged.'],
])('an interrupted benchmark with %j prints what it has', (tables, expected) => {
  const print = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const interrupt = new AbortController();
  const measured: string[] = [];
  printPartialResultsOnInterrupt(interrupt.signal, () => measured);
  measured.push(...tables);
  expect(print).not.toHaveBeenCalled();
  interrupt.abort();
  expect(print.mock.calls).toEqual([[expected]]);
});
