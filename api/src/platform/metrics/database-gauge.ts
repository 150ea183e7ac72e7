import { Gauge as PromGauge } from 'prom-client';
import type { Db } from '../db/index.ts';
import type { Gauge, Reading } from './gauge.ts';

/** Minimum interval between queries, however many scrapes there are. */
const FRESH_MS = 15_000;

/** A gauge that queries the database. If the query fails, only this gauge has no value. */
export function databaseGauge({ name, help, labelNames = [], read }: Gauge, db: Db): PromGauge {
  const readNow = atMostEvery(FRESH_MS, async () => {
    const found = await read(db).catch(() => []);
    return typeof found === 'number' ? [{ value: found }] : found;
  });
  return new PromGauge({
    name,
    help,
    labelNames,
    registers: [],
    async collect() {
      const readings = await readNow();
      this.reset();
      // A reset would show 0 for a gauge without labels, which may be wrong.
      if (labelNames.length === 0) this.remove();
      for (const { labels = {}, value } of readings) this.set(labels, value);
    },
  });
}

function atMostEvery(
  milliseconds: number,
  read: () => Promise<readonly Reading[]>,
): () => Promise<readonly Reading[]> {
  let last: Promise<readonly Reading[]> | undefined;
  let until = 0;
  return () => {
    if (last === undefined || performance.now() >= until) {
      until = performance.now() + milliseconds;
      last = read();
    }
    return last;
  };
}
