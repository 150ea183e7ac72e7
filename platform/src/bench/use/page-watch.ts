import type { isPageThere } from '../load/page-clock.ts';
import type { EventTime } from './inp.ts';

/** What the page has recorded since the last reset. */
interface UseWatch {
  readonly begin: () => void;
  readonly end: () => { readonly entries: readonly EventTime[]; readonly presses: number };
  /** Resolves when nothing is loading and nothing has changed for a while. */
  readonly settle: () => Promise<void>;
  /** Resolves with the milliseconds from the next press until the page of a path is painted. */
  readonly nextPage: (path: string) => Promise<number>;
}

declare global {
  var useWatch: UseWatch | undefined;
}

/**
 * Runs in the visited page before other scripts: records interactions and the time of the next page. The page gets this
 * function's source, so it must be self-contained.
 */
export function startUseWatch(isReady: typeof isPageThere): void {
  const [quietMs, timeoutMs, minMs] = [400, 8000, 16];
  let entries: EventTime[] = [];
  let presses = 0;
  let pressedAt = 0;
  let changedAt = 0;
  const observer = new PerformanceObserver((list) => keep(list.getEntries()));
  const keep = (list: PerformanceEntryList): void => {
    for (const entry of list as unknown as EventTime[]) {
      const { interactionId, duration, startTime, processingStart, processingEnd } = entry;
      if (interactionId) entries.push({ interactionId, duration, startTime, processingStart, processingEnd });
    }
  };
  observer.observe({ type: 'event', durationThreshold: minMs } as PerformanceObserverInit);
  const notePress = ({ timeStamp }: Event): void => {
    presses += 1;
    pressedAt = timeStamp;
  };
  for (const name of ['pointerdown', 'keydown'] as const)
    addEventListener(name, notePress, { capture: true, passive: true });
  const noteChange = (): void => void (changedAt = performance.now());
  new MutationObserver(noteChange).observe(document, { subtree: true, childList: true, attributes: true });

  globalThis.useWatch = {
    begin: () => {
      keep(observer.takeRecords());
      [entries, presses] = [[], 0];
    },
    end: () => {
      keep(observer.takeRecords());
      return { entries, presses };
    },
    settle: async () => {
      const began = performance.now();
      const isQuiet = () => isReady() && performance.now() - Math.max(began, changedAt) > quietMs;
      while (!isQuiet() && performance.now() - began < timeoutMs)
        await new Promise((resolve) => setTimeout(resolve, 50));
      // Without a frame to be made, Chromium may never call it by itself.
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: quietMs }));
    },
    nextPage: (path) =>
      new Promise((resolve, reject) => {
        const began = performance.now();
        const before = document.querySelector('main h1');
        const look = (): void => {
          const isNext = location.pathname === path && document.querySelector('main h1') !== before;
          // The frame that is being made shows it; the next one begins after it.
          if (isNext && isReady()) requestAnimationFrame(() => resolve(performance.now() - pressedAt));
          else if (performance.now() - began > 2 * timeoutMs) reject(new Error('The page is not there.'));
          else requestAnimationFrame(look);
        };
        look();
      }),
  };
}
