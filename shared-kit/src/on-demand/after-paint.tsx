import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from 'react';

/**
 * Loads a component's code after the rest of the page is painted, for heavy secondary content such as charts. Once loaded
 * it is rendered with the page. A load error goes to the surrounding boundary, whose "Try again" loads again; with
 * React's `lazy` it would fail again.
 *
 * @param waiting rendered until then, of the same size
 * @example
 * const SalesChart = afterPaint(async () => (await import('./sales-chart.tsx')).SalesChart, <Skeleton height={HEIGHT} />);
 */
export function afterPaint<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode,
): ComponentType<Props> {
  let known: ComponentType<Props> | undefined;
  return function AfterPaint(props: Props) {
    const [Part, setPart] = useState(() => known);
    const [failure, setFailure] = useState<{ readonly error: unknown }>();
    useEffect(() => {
      const show = (loaded: ComponentType<Props>) => {
        known = loaded;
        // May be interrupted: a press comes first.
        startTransition(() => setPart(() => loaded));
      };
      return known
        ? undefined
        : onPainted(() => void load().then(show, (error: unknown) => setFailure({ error })));
    }, []);
    if (failure) throw failure.error;
    return Part ? <Part {...props} /> : waiting;
  };
}

/** Calls `then` once what is in the page is painted: the frame after the next one begins. Returns how to cancel it. */
function onPainted(then: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(then);
  });
  return () => cancelAnimationFrame(frame);
}
