import { afterEach, beforeEach, jest } from '@jest/globals';

/**
 * Names of the files downloaded in each test; jsdom cannot download.
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
