import { once } from 'node:events';
import { noteLibraries } from './libraries.ts';
import type { ServerModule } from './server-process.ts';

/**
 * Waits for its turn to be the server, with the libraries at hand that the one before has used. Its arguments are the
 * server's module and the URLs of those libraries.
 */
const [server = '', ...libraries] = process.argv.slice(2);
const turn = once(process, 'message');
const used = noteLibraries();
await Promise.all(libraries.map((url) => import(url) as Promise<unknown>));
await turn;
const { listen } = (await import(server)) as ServerModule;
process.send?.({ port: await listen(), libraries: [...libraries, ...used] });
