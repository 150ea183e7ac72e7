import { afterEach, beforeEach } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';

// jsdom has no layout and lacks this function. Chromium returns a promise, which an effect must not return.
Object.defineProperty(Element.prototype, 'scrollIntoView', { value: () => Promise.resolve() });

/** Without layout everything is in view. */
class EverythingInView implements Pick<IntersectionObserver, 'observe' | 'disconnect'> {
  readonly #callback: IntersectionObserverCallback;

  constructor(callback: IntersectionObserverCallback) {
    this.#callback = callback;
  }

  observe(target: Element): void {
    const entry = { target, isIntersecting: true } as IntersectionObserverEntry;
    queueMicrotask(() => this.#callback([entry], this as unknown as IntersectionObserver));
  }

  disconnect(): void {}
}
Object.defineProperty(globalThis, 'IntersectionObserver', { value: EverythingInView, writable: true });

const complaints: unknown[][] = [];

beforeEach(() => {
  complaints.length = 0;
  console.error = (...words: unknown[]) => complaints.push(words);
});

afterEach(() => {
  const [first] = complaints;
  if (first) throw new Error(`console.error was called: ${first.map(String).join(' ')}`);
});
