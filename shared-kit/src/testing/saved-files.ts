import { afterEach, beforeEach, jest } from '@jest/globals';

/**
 * What the browser was told to save in each test, by name: jsdom can neither hold files nor save them.
 *
 * @example const saved = savedFiles(); … expect(saved).toEqual(['document.pdf']);
 */
export function savedFiles(): string[] {
  const names: string[] = [];
  function save(this: HTMLElement): void {
    if (this instanceof HTMLAnchorElement) names.push(this.download);
  }
  beforeEach(() => {
    names.length = 0;
    Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(save);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });
  return names;
}
