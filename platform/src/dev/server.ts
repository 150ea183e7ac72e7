import { EventEmitter } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createApi, readConfig } from '@metier/api';
import type { Changes } from '../federation/gateway/index.ts';
import { releaseControl } from '../release-control/index.ts';
import { createDevGateway } from './dev-gateway.ts';
import type { ServerMessage } from './server-process.ts';
import { FolderStore, ReleaseStore } from '../releases/index.ts';

/** Serves gateway and API of development, as a {@link ServerModule}. */
export async function listen(): Promise<number> {
  const changes: Changes = new EventEmitter();
  const config = readConfig(process.env);
  const store = new ReleaseStore(new FolderStore(process.env['METIER_RELEASES'] ?? ''));
  const api = await createApi(config, { releases: releaseControl(store) });
  await api.start();
  const gateway = await createDevGateway(config, { store, api: { app: api.app }, changes });
  await gateway.listen({ port: 0, host: '127.0.0.1' });

  process.on('message', (message: ServerMessage) => {
    if (message === 'change') changes.emit('change');
    else changes.emit('failures', message.failures);
  });
  const close = async (): Promise<void> => {
    await gateway.close();
    await api.close();
    process.exit();
  };
  for (const end of ['SIGTERM', 'disconnect']) process.once(end, () => void close());
  // Ctrl-C reaches every process of the terminal; the parent decides when this one ends.
  process.on('SIGINT', () => {});
  return (gateway.server.address() as AddressInfo).port;
}
