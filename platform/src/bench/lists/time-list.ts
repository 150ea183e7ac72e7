import type { LoadRequest } from '../api/load.ts';

interface Timing {
  readonly origin: string;
  readonly request: LoadRequest;
  readonly connections: number;
  readonly calls: number;
}

/**
 * Sends the same request over connections that are kept open, each of them one after the other. Returns the
 * milliseconds until each reply was read. Throws if one is refused.
 */
export async function timeList({ origin, request, connections, calls }: Timing): Promise<number[]> {
  const { path, ...init } = request;
  const times: number[] = [];
  let left = calls;
  const callOn = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      const began = performance.now();
      const response = await fetch(origin + path, init);
      const text = await response.text();
      times.push(performance.now() - began);
      if (!response.ok) throw new Error(`${path}: ${text}`);
    }
  };
  await Promise.all(Array.from({ length: connections }, callOn));
  return times;
}
