/** A simulated network. */
export interface Network {
  readonly name: string;
  /** Delay of each response, in ms. */
  readonly latency: number;
  /** Bytes a second in both directions; -1 for no limit. */
  readonly bytesPerSecond: number;
  /** Multiplier of the number of visits. Short paint times vary more: their resolution is a frame of 17 ms. */
  readonly visitsFactor: number;
}

export const NETWORKS: readonly Network[] = [
  { name: 'unthrottled', latency: 0, bytesPerSecond: -1, visitsFactor: 3 },
  { name: '150 ms, 1.6 Mbit/s', latency: 150, bytesPerSecond: 1_600_000 / 8, visitsFactor: 1 },
];

/** The benchmark's step of all visits over a network. */
export const visitsOver = ({ name }: Network): string => `visits, ${name}`;
