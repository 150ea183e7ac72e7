/** What the clock has seen so far, in milliseconds since the navigation began. */
export type PageTimes = { readonly paint: number; readonly page: number };

declare global {
  var pageTimes: PageTimes | undefined;
}

/**
 * Runs in the visited page, before anything else: notes when it painted last and when it was there. It is sent as the
 * text of this function, so it may use nothing from outside of itself.
 */
export function startPageClock(): void {
  const times = { paint: 0, page: 0 };
  globalThis.pageTimes = times;
  new PerformanceObserver((list) => {
    times.paint = list.getEntries().at(-1)?.startTime ?? times.paint;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  const look = (): void => {
    const waits = document.querySelector(
      'main [role=status]:has(> [aria-hidden=true]), main [role=progressbar]',
    );
    if (!waits && document.querySelector('main h1')) times.page = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
