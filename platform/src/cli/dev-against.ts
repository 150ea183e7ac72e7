import { EventEmitter } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createAgainstGateway } from '../dev/against/against-gateway.ts';
import { isProductPage } from '../dev/against/replace-app.ts';
import { watchApps } from '../dev/watch-apps.ts';
import type { Changes } from '../federation/gateway/index.ts';
import { type App, findApps, FolderStore, ReleaseStore } from '../releases/index.ts';
import { CommandError } from './command.ts';
import { ROOT } from './root.ts';
import type { Shutdown } from './shutdown.ts';

/** Differs from the default port of the product. */
const PORT = 8101;

/** Watches and builds one remote, and shows it in a deployed product at a local address. */
export async function devAgainst(
  { remote, against }: { readonly remote: string; readonly against: string },
  shutdown: Shutdown,
): Promise<void> {
  const app = remoteNamed(remote);
  const target = await productAt(against);
  const folder = join(ROOT, '.cache/dev-against', app.name);
  await rm(folder, { recursive: true, force: true });
  const changes: Changes = new EventEmitter();
  const store = new ReleaseStore(new FolderStore(join(folder, 'releases')));
  const gateway = await createAgainstGateway({ target, app: app.name, store, changes });
  shutdown.defer(() => gateway.close());
  await watchApps([app], join(folder, 'builds'), {
    store,
    changed: () => changes.emit('change'),
    failed: (failures) => changes.emit('failures', failures),
  });
  const port = Number(process.env['PORT'] ?? PORT);
  await gateway
    .listen({ port, host: process.env['HOST'] ?? 'localhost' })
    .catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') throw error;
      throw new CommandError(`Port ${port} is taken. On another one: PORT=${port + 10} npm run dev -- …`);
    });
  console.log(
    `http://localhost:${port} is ${target} with ${app.name} from here, and shows every change of it. Ctrl-C ends.`,
  );
}

function remoteNamed(name: string): App {
  const remotes = findApps(ROOT).filter((app) => app.name !== 'shell');
  const app = remotes.find((each) => [each.name, `remote-${each.name}`].includes(name));
  if (app) return app;
  const names = remotes.map((each) => `remote-${each.name}`).join(', ');
  throw new CommandError(`There is no remote "${name}" here. The remotes are: ${names}.`);
}

/** The origin of a product; throws, before the build, if no product answers at the address. */
async function productAt(address: string): Promise<string> {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol))
    throw new CommandError(
      `--against needs the address of a product, https://metier.example, not "${address}".`,
    );
  const { origin } = url;
  const page = await fetch(origin).then(
    (response) => response.text(),
    (error: unknown) => {
      const { message, cause } = error as Error;
      throw new CommandError(
        `${origin} does not answer: ${cause instanceof Error ? cause.message : message}`,
      );
    },
  );
  if (!isProductPage(page)) throw new CommandError(`${origin} answers, but not with a page of this product.`);
  return origin;
}
