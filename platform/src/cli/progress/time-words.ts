const MINUTE = 60;

/** An elapsed time: `8 s`, `2 min 5 s`. */
export function timePassed(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  if (seconds < MINUTE) return `${seconds} s`;
  return `${Math.floor(seconds / MINUTE)} min ${seconds % MINUTE} s`;
}

/** A rounded estimate: `5 s`, `40 s`, `3 min`. */
export function timeExpected(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  if (seconds <= 10) return `${seconds} s`;
  if (seconds < MINUTE - 5) return `${Math.ceil(seconds / 10) * 10} s`;
  return `${Math.max(1, Math.round(seconds / MINUTE))} min`;
}
