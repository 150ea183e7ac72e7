import { afterEach, beforeEach } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';

// jsdom has no layout and lacks this function. Chromium returns a promise, which an effect must not return.
Object.defineProperty(Element.prototype, 'scrollIntoView', { value: () => Promise.resolve() });

const complaints: unknown[][] = [];

beforeEach(() => {
  complaints.length = 0;
  console.error = (...words: unknown[]) => complaints.push(words);
});

afterEach(() => {
  const [first] = complaints;
  if (first) throw new Error(`console.error was called: ${first.map(String).join(' ')}`);
});
