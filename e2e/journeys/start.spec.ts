import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { FolderStore, ReleaseStore, withdraw } from '@metier/platform/releases';
import type { APIRequestContext } from '@playwright/test';
import { running } from '../src/processes.ts';
import { ROOT } from '../src/root.ts';
import { expect, test } from '../src/test.ts';
import { newDataFolder, removeFolder, typeCommand, type TypedCommand } from '../src/typed-command.ts';

async function clockOf(request: APIRequestContext, origin: string): Promise<number> {
  const { now } = (await (await request.get(`${origin}/dev/clock`)).json()) as { now: string };
  return Date.parse(now);
}

let data: string;
let product: TypedCommand | undefined;

test.beforeEach(async () => {
  data = await newDataFolder();
});
test.afterEach(async () => {
  await product?.pressCtrlC();
  await removeFolder(data);
});

/** Runs `npm run start`, including the bootstrap. */
async function start(settings: NodeJS.ProcessEnv = {}): Promise<TypedCommand> {
  product = await typeCommand('start', ROOT, data, settings);
  return product;
}

test('npm start releases into an empty store once; Ctrl-C leaves nothing behind, and the next start keeps its data @processes', async ({
  request,
}) => {
  // It builds the whole product.
  test.slow();
  const releases = join(data, 'releases');
  const store = new ReleaseStore(new FolderStore(releases));
  const first = await start({ METIER_RELEASES: releases });
  expect(first.printed).toMatch(/^start \(1 of \d+\): building shell · 0 s, about \d+ (s|min) left$/m);
  const [released] = await store.registry.history();
  expect(released).toMatchObject({
    number: 1,
    why: 'first release',
    coded: { code: 'firstRelease' },
    change: { action: 'release' },
  });
  const author = { by: 'Ada', why: 'of no use' };
  await expect(withdraw(store, author, 'manager')).rejects.toThrow('shell links to the page /app/overview');
  await withdraw(store, author, 'manager', { force: true });
  // npm, the product, and the processes of the database.
  expect(first.family.length).toBeGreaterThan(4);
  await request.post(`${first.origin}/dev/clock`, { data: { advance: 86_400 } });
  const tomorrow = await clockOf(request, first.origin);
  await first.pressCtrlC();
  await expect.poll(() => running(first.family)).toEqual([]);

  const second = await start({ METIER_RELEASES: releases });
  expect(second.printed).toMatch(/^start: database and demo world · 0 s, about \d+ (s|min) left$/m);
  expect(await clockOf(request, second.origin)).toBeGreaterThanOrEqual(tomorrow);
  const [withdrawn] = await store.registry.history();
  expect(withdrawn).toMatchObject({ number: 2, apps: { manager: { live: null } } });
  await second.pressCtrlC();
  await expect.poll(() => running(second.family)).toEqual([]);
});

test('outside of demo mode npm start generates a secret once, whose signatures are valid after the next start @processes', async ({
  request,
}) => {
  const real = { METIER_DEMO: '0' };
  const file = join(data, 'secret');
  const first = await start(real);
  const secret = await readFile(file, 'utf8');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const person = { first_name: 'N', last_name: 'N', email: 'n@metier.test', password: 'Correct-horse-1' };
  const signedUp = await request.post(`${first.origin}/api/auth/signup`, {
    data: { ...person, type_client: 'customer' },
  });
  const { token } = (await signedUp.json()) as { token: string };
  await first.pressCtrlC();

  const second = await start(real);
  expect(await readFile(file, 'utf8')).toBe(secret);
  const askForCode = (authorization: string) => {
    const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
    const { user_id } = JSON.parse(claims) as { user_id: string };
    return request.post(`${second.origin}/api/auth/request_email_code`, {
      headers: { authorization },
      data: { user_id },
    });
  };
  expect((await askForCode(`Bearer ${token}`)).status()).toBe(200);
  expect((await askForCode(`Bearer ${token}x`)).status()).toBe(401);
  await second.pressCtrlC();
});
