import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { openOwnGateway } from '../src/own-gateway.ts';
import { ROOT } from '../src/root.ts';
import { expect, test } from '../src/test.ts';

test('journeys visit a running product with an override, and list the releases that they loaded @releases', async ({
  baseURL,
}) => {
  const base = String(baseURL);
  const elsewhere = await openOwnGateway(base, { changes: new EventEmitter() });
  const address = elsewhere.origin.replace('127.0.0.1', 'localhost');
  const folder = await mkdtemp(join(tmpdir(), 'metier-results-'));
  const visit = async (override: string, ...names: string[]) => {
    const words = ['--base', base, '--override', override, `--output=${folder}`, ...names];
    const run = spawn(process.execPath, ['platform/src/cli/main.ts', 'journeys', ...words], {
      cwd: ROOT,
      // As in `npm test -- --changed`: the command selects by its own arguments only.
      env: { ...process.env, METIER_REACHED: 'remote-none' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [output, [code]] = await Promise.all([text(run.stdout), once(run, 'exit')]);
    return { output, code: Number(code) };
  };

  await test.step('a journey that loads the remote passes, one that needs the clock is skipped', async () => {
    const { output, code } = await visit(`remote-auth=${address}`, 'signed-out.spec', 'payout.spec');
    expect(output).toMatch(new RegExp(`^auth [\\da-f]{12} from ${address}: loaded by 1 of`, 'm'));
    expect(output).toMatch(new RegExp(`^shell [\\da-f]{12}: loaded by 2 of`, 'm'));
    expect(output).toMatch(/^– payout\.spec\.ts .*: left out, it moves the clock of the product$/m);
    expect(output).toContain('3 passed, 0 failed');
    expect(code).toBe(0);
  });

  await test.step('without a journey that loads it, the run fails', async () => {
    const { output, code } = await visit(`remote-manager=${address}`, 'signed-out.spec');
    expect(output).toContain(`No journey has loaded\nmanager:${address}/`);
    expect(code).toBe(1);
  });

  await elsewhere.close();
  await rm(folder, { recursive: true });
});
