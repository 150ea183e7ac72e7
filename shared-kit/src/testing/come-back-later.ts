import { afterEach, jest } from '@jest/globals';
import { act } from '@testing-library/react';

let restoreClock = () => {};
afterEach(() => restoreClock());

/**
 * Simulates focusing the tab a minute later, so that the page refetches. `Date.now` is frozen until the test ends.
 *
 * @example server.answers('GET /api/projects/project', { project: started }); comeBackLater();
 */
export function comeBackLater(): void {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
  restoreClock = () => clock.mockRestore();
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
}
