import { afterEach, jest } from '@jest/globals';
import { act } from '@testing-library/react';

let restoreClock = () => {};
afterEach(() => restoreClock());

/**
 * Simulates the return to a tab, or to a window that was visible all the time (`focus`), a minute later, so that the
 * page refetches. `Date.now` is frozen until the test ends.
 *
 * @example server.answers('GET /api/projects/project', { project: started }); comeBackLater();
 */
export function comeBackLater(event: 'visibilitychange' | 'focus' = 'visibilitychange'): void {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
  restoreClock = () => clock.mockRestore();
  act(() => void window.dispatchEvent(new Event(event)));
}
