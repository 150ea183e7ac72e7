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

/** Types `npm run start`; as `npm start`, it begins with the bootstrap. */
async function start(): Promise<TypedCommand> {
  product = await typeCommand('start', ROOT, data);
  return product;
}

test('Ctrl-C leaves nothing of npm start behind, and the next start goes on with its data', async ({
  request,
}) => {
  const first = await start();
  // npm, the product, and the database with processes of its own.
  expect(first.family.length).toBeGreaterThan(4);
  await request.post(`${first.origin}/dev/clock`, { data: { advance: 86_400 } });
  const tomorrow = await clockOf(request, first.origin);
  await first.pressCtrlC();
  await expect.poll(() => running(first.family)).toEqual([]);

  const second = await start();
  expect(await clockOf(request, second.origin)).toBeGreaterThanOrEqual(tomorrow);
  await second.pressCtrlC();
  await expect.poll(() => running(second.family)).toEqual([]);
});
