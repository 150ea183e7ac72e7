import { afterEach, beforeEach } from '@jest/globals';

/** Makes the window of each test of the surrounding block narrow: it matches every `max-width`. */
export function narrowWindow(): void {
  const matchMedia = (media: string) => ({
    media,
    matches: media.includes('max-width'),
    addListener: () => undefined,
    removeListener: () => undefined,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
  beforeEach(() => void Object.assign(window, { matchMedia }));
  afterEach(() => void Reflect.deleteProperty(window, 'matchMedia'));
}
