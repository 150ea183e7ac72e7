import { EventEmitter } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createApi, readConfig } from '@metier/api';
import { type Changes, createGateway } from '../gateway/index.ts';
import { ReleaseStore } from '../releases/index.ts';
import type { Listening } from './server-process.ts';

const changes: Changes = new EventEmitter();
const config = readConfig(process.env);
const api = await createApi(config);
await api.start();
const store = new ReleaseStore(process.env['METIER_DEV_STORE'] ?? '');
const gateway = await createGateway({ store, api: { app: api.app }, changes, demo: config.demo });
await gateway.listen({ port: 0, host: '127.0.0.1' });

process.send?.({ port: (gateway.server.address() as AddressInfo).port } satisfies Listening);
process.on('message', () => changes.emit('change'));

async function close(): Promise<void> {
  await gateway.close();
  await api.close();
  process.exit();
}
for (const end of ['SIGTERM', 'disconnect']) process.once(end, () => void close());
// Ctrl-C reaches every process of the terminal; the parent decides when this one ends.
process.on('SIGINT', () => {});
