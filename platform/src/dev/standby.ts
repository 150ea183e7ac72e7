import { once } from 'node:events';
import { noteLibraries } from './libraries.ts';
import type { ServerModule } from './server-process.ts';

/**
 * Standby process: imports the libraries of the previous server and waits for the signal to become the server.
 * Arguments: the server's module and the libraries' URLs.
 */
const [server = '', ...libraries] = process.argv.slice(2);
const turn = once(process, 'message');
const used = noteLibraries();
await Promise.all(libraries.map((url) => import(url) as Promise<unknown>));
await turn;
const { listen } = (await import(server)) as ServerModule;
process.send?.({ port: await listen(), libraries: [...libraries, ...used] });
