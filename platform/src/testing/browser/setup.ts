import { afterEach, beforeEach } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';

const complaints: unknown[][] = [];

beforeEach(() => {
  complaints.length = 0;
  console.error = (...words: unknown[]) => complaints.push(words);
});

afterEach(() => {
  const [first] = complaints;
  if (first) throw new Error(`console.error was called: ${first.map(String).join(' ')}`);
});
