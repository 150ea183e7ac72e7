/** An entry of the Event Timing API that belongs to an interaction; times in milliseconds. */
export interface EventTime {
  readonly interactionId: number;
  /** From the input until the next paint, rounded to 8. */
  readonly duration: number;
  readonly startTime: number;
  readonly processingStart: number;
  readonly processingEnd: number;
}

/** Latency of an interaction and its parts, in milliseconds. */
export interface Latency {
  readonly total: number;
  /** Until the first handler runs. */
  readonly delay: number;
  readonly handlers: number;
  /** From the last handler until the next paint. */
  readonly paint: number;
}

/** Shorter events have no entry; the least threshold that the API takes. */
const MIN_MS = 16;
const NOT_REPORTED: Latency = { total: MIN_MS, delay: 0, handlers: 0, paint: MIN_MS };
/** Durations are rounded to it, also down. */
const ROUNDING_MS = 8;
/** One of so many interactions is left out as an outlier. */
const PER_OUTLIER = 50;

/**
 * Interaction to Next Paint as web-vitals defines it: an interaction takes as long as its longest event, and the worst
 * interaction counts, without one for every fifty. Without entries the interactions were shorter than
 * {@link MIN_MS}.
 *
 * @param interactions number of interactions, with those that have no entry
 */
export function inpOf(entries: readonly EventTime[], interactions: number): Latency {
  const byId = Object.values(Object.groupBy(entries, ({ interactionId }) => interactionId));
  const latencies = byId.map((events = []) => latencyOf(events)).toSorted((a, b) => b.total - a.total);
  return latencies[Math.floor(interactions / PER_OUTLIER)] ?? NOT_REPORTED;
}

/** Latency of one interaction; its handlers are those that ran before the paint of its longest event. */
function latencyOf(events: readonly EventTime[]): Latency {
  const { startTime, duration } = events.reduce((a, b) => (b.duration > a.duration ? b : a));
  const handled = events.filter(
    ({ processingStart }) => processingStart < startTime + duration + ROUNDING_MS,
  );
  const began = Math.min(...handled.map(({ processingStart }) => processingStart));
  const ended = Math.max(...handled.map(({ processingEnd }) => processingEnd));
  const [delay, handlers] = [Math.max(0, began - startTime), ended - began];
  return { total: duration, delay, handlers, paint: Math.max(0, duration - delay - handlers) };
}
