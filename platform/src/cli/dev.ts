import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startDevProxy } from '../dev/dev-proxy.ts';
import { ServerProcess } from '../dev/server-process.ts';
import { watchApps } from '../dev/watch-apps.ts';
import { watchServerCode } from '../dev/watch-server-code.ts';
import { findApps, FolderStore, ReleaseStore } from '../releases/index.ts';
import { CommandError } from './command.ts';
import { databaseUrl } from './database-url.ts';
import { devAgainst } from './dev-against.ts';
import { environment } from './environment.ts';
import { ROOT } from './root.ts';
import type { Shutdown } from './shutdown.ts';

const SERVER = new URL('../dev/server.ts', import.meta.url).href;

/**
 * `npm run dev`: the whole product; changed parts are rebuilt and open pages reload.
 * `npm run dev -- remote-customer --against https://metier.example`: only this remote, inside a deployed product.
 */
export async function dev(args: readonly string[], shutdown: Shutdown): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { against: { type: 'string' } },
    allowPositionals: true,
  });
  const [remote] = positionals;
  if (remote !== undefined || values.against !== undefined) {
    if (positionals.length !== 1 || values.against === undefined)
      throw new CommandError(
        'npm run dev takes no names: it builds everything. One remote inside of a deployed product: npm run dev -- remote-customer --against https://metier.example',
      );
    return devAgainst({ remote: String(remote), against: values.against }, shutdown);
  }
  const port = Number(process.env['PORT'] ?? 8080);
  const origin = `http://localhost:${port}`;
  const folder = join(ROOT, '.cache/dev');
  const releases = join(folder, 'releases');
  await rm(folder, { recursive: true, force: true });
  const server = new ServerProcess(SERVER, {
    METIER_ORIGIN: origin,
    ...(await environment()),
    DATABASE_URL: await databaseUrl(shutdown),
    METIER_RELEASES: releases,
  });
  shutdown.defer(() => server.stop());
  await startDevProxy({ port, host: process.env['HOST'] ?? 'localhost' }, server.port);
  await watchApps(findApps(ROOT), join(folder, 'builds'), {
    store: new ReleaseStore(new FolderStore(releases)),
    changed: () => server.sendChange(),
    failed: (failures) => server.sendFailures(failures),
  });
  server.restart();
  watchServerCode(ROOT, () => server.restart());
  console.log(`${origin} shows every change. Ctrl-C ends.`);
}
