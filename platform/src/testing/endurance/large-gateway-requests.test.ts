import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { watchEventLoopBlocking } from '../../../../api/src/testing/fuzz/event-loop-blocking.ts';
import {
  LARGE_BODIES,
  LARGE_HEADERS,
  LARGE_PATHS,
  LARGE_QUERIES,
} from '../../../../api/src/testing/fuzz/large-shapes.ts';
import { type SampleGateway, startSampleGateway } from '../../federation/gateway/testing/sample-gateway.ts';

/** The first round compiles the code. */
const ROUNDS = 3;
const SERVER_ERROR = 500;
/** Longest processor time in one turn of the event loop, which the client shares; the busiest one takes less than 10 ms. */
const MAX_BLOCKING_MS = 50;
/** Pages, what pages load, and what receives bodies, with its limit in bytes. */
const PATHS = ['/', '/app/my-projects', '/registry', '/releases/shell/projects.js'];
const RECEIVERS = [
  ['/reports', 'events', 8_000],
  ['/overrides', 'app', 8_000],
  ['/deploy/customer/releases', 'files', 512_000],
] as const;

let sample: SampleGateway;
beforeAll(async () => {
  sample = await startSampleGateway();
});
afterAll(() => sample.close());

type Large = readonly [path: string, init?: RequestInit];

const REQUESTS: Readonly<Record<string, readonly Large[]>> = {
  ...Object.fromEntries(
    Object.entries(LARGE_BODIES).map(([name, shape]) => [
      name,
      RECEIVERS.map(([path, field, bytes]) => [
        path,
        { method: 'POST', body: shape(field, bytes), headers: { 'content-type': 'application/json' } },
      ]),
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(LARGE_QUERIES).map(([name, query]) => [name, PATHS.map((path) => [`${path}?${query}`])]),
  ),
  ...Object.fromEntries(
    Object.entries(LARGE_HEADERS).map(([name, headers]) => [name, PATHS.map((path) => [path, { headers }])]),
  ),
  ...Object.fromEntries(
    Object.entries(LARGE_PATHS).map(([name, paths]) => [`path: ${name}`, paths.map((path) => [path])]),
  ),
};

test.each(Object.keys(REQUESTS))('no request with %s blocks the gateway or fails in it', async (name) => {
  const blocking = watchEventLoopBlocking();
  const longest: number[] = [];
  const failed: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    blocking.longest();
    for (const [path, init] of REQUESTS[name] ?? []) {
      const response = await fetch(sample.origin + path, { redirect: 'manual', ...init });
      await response.arrayBuffer();
      if (response.status >= SERVER_ERROR) failed.push(`${response.status}: ${path.slice(0, 60)}`);
    }
    longest.push(blocking.longest());
  }
  expect(failed).toEqual([]);
  expect(Math.min(...longest)).toBeLessThan(MAX_BLOCKING_MS);
});
