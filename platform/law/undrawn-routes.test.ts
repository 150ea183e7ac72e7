import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { PATHS, ROLES } from '@metier/contract';
import { examples } from '@metier/contract/examples';
import { request } from '@playwright/test';
import { routesIn, undrawnRoutes, type Drawn } from './undrawn-routes.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** The part of `e2e/src/screens.ts` that this test uses; its own types need those of a browser. */
interface Screens {
  readonly VISITORS: readonly string[];
  readonly screensOf: (page: object, visitor: string) => Promise<readonly { readonly path: string }[]>;
}

let server: Server;
beforeAll(async () => {
  server = createServer(({ method, url = '' }, response) => {
    const [path] = url.split('?');
    const example = (examples as Record<string, { reply?: unknown }>)[`${method} ${path}`];
    const accounts = ROLES.map((type_client) => ({ type_client }));
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(path === '/dev/accounts' ? accounts : (example?.reply ?? {})));
  }).listen(0);
  await once(server, 'listening');
});
afterAll(() => void server.close());

/** The addresses that pictures and journeys draw, in a product whose API answers with the contract's examples. */
async function drawnScreens(): Promise<Drawn[]> {
  const { href } = pathToFileURL(`${ROOT}e2e/src/screens.ts`);
  const { VISITORS, screensOf } = (await import(href)) as Screens;
  const api = await request.newContext({
    baseURL: `http://localhost:${(server.address() as AddressInfo).port}`,
  });
  const nothing = async () => {};
  const page = { request: api, addInitScript: nothing, context: () => ({ route: nothing }) };
  const drawn: Drawn[] = [];
  for (const visitor of VISITORS) {
    const screens = await screensOf(page, visitor);
    drawn.push({ role: ROLES.find((role) => role === visitor), paths: screens.map(({ path }) => path) });
  }
  await api.dispose();
  return drawn;
}

test('every route of the manifests is drawn for each of its roles', async () => {
  expect(undrawnRoutes(await routesIn(ROOT), await drawnScreens())).toEqual([]);
});

test('a route whose screen is taken away is reported', async () => {
  const drawn = await drawnScreens();
  const without = drawn.map(({ role, paths }) => ({
    role,
    paths: paths.filter((path) => path !== PATHS.team && path !== PATHS.notifications),
  }));
  const reported = undrawnRoutes(await routesIn(ROOT), without);
  expect(reported).toEqual([
    ...ROLES.map((role) => `${PATHS.notifications} for a ${role}`),
    `${PATHS.team} for a customer`,
  ]);
});
