import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { operations } from '@metier/contract/operations';
import { createTestApp, type TestApp } from './testing/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await app.server.ready();
});
afterAll(() => app.close());

/** Method and path of every route, parsed from Fastify's printed routes. */
function registeredCalls(): string[] {
  const branch: string[] = [];
  return app.server
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods = ''] =
        /^([│ ]*)[├└]── (\S+)(?: \(([^)]+)\))?/.exec(line) ?? [];
      branch.splice(indent.length / 4, branch.length, part);
      return methods.split(', ').map((method) => `${method} ${branch.join('')}`);
    });
}

/** The documentation, and the endpoint for mail services, whose form is that of RFC 8058. */
const OUTSIDE_THE_CONTRACT = /^\w+ \/api\/(openapi|docs|mail\/unsubscribe)/;

test('every call of the contract has a route, and every route under /api is a call of the contract', () => {
  const calls = registeredCalls().filter(
    (call) => /^(?!HEAD)\w+ \/api\//.test(call) && !OUTSIDE_THE_CONTRACT.test(call),
  );
  expect(calls.toSorted()).toEqual(Object.keys(operations).toSorted());
});
