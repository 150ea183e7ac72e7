/** A network to visit over: delay of each answer in ms, width in bytes a second; -1 does not limit. */
export type Network = { readonly name: string; readonly latency: number; readonly width: number };

export const NETWORKS: readonly Network[] = [
  { name: 'unthrottled', latency: 0, width: -1 },
  { name: '150 ms, 1.6 Mbit/s', latency: 150, width: 1_600_000 / 8 },
];
