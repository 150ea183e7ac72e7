import { join } from 'node:path';
import { openFrontDoor } from '../dev/front-door.ts';
import { ServerProcess } from '../dev/server-process.ts';
import { watchApps } from '../dev/watch-apps.ts';
import { watchServerCode } from '../dev/watch-server-code.ts';
import { ReleaseStore } from '../releases/index.ts';
import { ROOT } from './root.ts';

/** `npm run dev`: the whole product, each part built anew when it changes; open pages reload by themselves. */
export async function dev(): Promise<void> {
  const port = Number(process.env['PORT'] ?? 8080);
  const store = new ReleaseStore(join(ROOT, '.cache/dev'));
  const server = new ServerProcess({ ...process.env, METIER_ORIGIN: `http://localhost:${port}`, METIER_DEV_STORE: store.folder });
  await watchApps(ROOT, store, () => server.tellChange());
  await server.restart();
  watchServerCode(ROOT, () => void server.restart());
  await openFrontDoor(port, server.port);
  console.log(`http://localhost:${port} shows every change`);
}
