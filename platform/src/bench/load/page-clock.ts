/** What the clock has seen so far, in milliseconds since the navigation began. */
export interface PageTimes {
  readonly paint: number;
  readonly page: number;
}

declare global {
  var pageTimes: PageTimes | undefined;
  /** Resolves with the milliseconds from the next press until the page of a path is complete. */
  var nextPage: ((path: string) => Promise<number>) | undefined;
}

/** True in a page whose heading is visible and in which nothing is loading. The page gets this function's source. */
export function isPageThere(): boolean {
  const waits = document.querySelector(
    'main [role=status]:has(> [aria-hidden=true]), main [role=progressbar]',
  );
  return !waits && document.querySelector('main h1') !== null;
}

/**
 * Runs in the visited page before other scripts: records its last paint and its completion. The page gets this
 * function's source, so it must be self-contained.
 */
export function startPageClock(isReady: typeof isPageThere): void {
  const timeoutMs = 30_000;
  const times = { paint: 0, page: 0 };
  globalThis.pageTimes = times;
  new PerformanceObserver((list) => {
    times.paint = list.getEntries().at(-1)?.startTime ?? times.paint;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  const look = (): void => {
    if (isReady()) times.page = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  let pressedAt = NaN;
  addEventListener('pointerdown', ({ timeStamp }) => void (pressedAt = timeStamp), { capture: true });
  globalThis.nextPage = (path) => {
    pressedAt = NaN;
    const began = performance.now();
    const before = document.querySelector('main h1');
    return new Promise((resolve, reject) => {
      const lookNext = (): void => {
        const isNext = location.pathname === path && document.querySelector('main h1') !== before;
        if (isNext && isReady()) resolve(performance.now() - pressedAt);
        else if (performance.now() - began > timeoutMs) reject(new Error('The page is not there.'));
        else requestAnimationFrame(lookNext);
      };
      lookNext();
    });
  };
}
