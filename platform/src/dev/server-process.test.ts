import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { ServerProcess } from './server-process.ts';

let folder: string;
let server: ServerProcess;

/** A server that answers with a word and stops slowly. */
const saying = (word: string) => `
  import { createServer } from 'node:http';
  export const listen = () => new Promise((resolve) => {
    process.on('SIGTERM', () => setTimeout(() => process.exit(), 300));
    const server = createServer((_request, response) => response.end('${word}'));
    server.listen(0, '127.0.0.1', () => resolve(server.address().port));
  });`;
const write = (source: string) => writeFile(join(folder, 'server.mjs'), source);
const visit = async () => (await fetch(`http://127.0.0.1:${await server.port()}`)).text();

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dev-'));
  server = new ServerProcess(pathToFileURL(join(folder, 'server.mjs')).href, process.env);
});

afterEach(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

test('each start reads the current code, though the process was on standby before', async () => {
  await write(saying('first'));
  server.restart();
  expect(await visit()).toBe('first');
  await write(saying('second'));
  server.restart();
  expect(await visit()).toBe('second');
});

test('of two consecutive starts the last one serves', async () => {
  await write(saying('first'));
  server.restart();
  await write(saying('second'));
  server.restart();
  expect(await visit()).toBe('second');
});

test('after code that fails to start, the next change starts', async () => {
  await write(saying('first'));
  server.restart();
  await visit();
  await write('process.exit(1);');
  server.restart();
  await write(saying('third'));
  server.restart();
  expect(await visit()).toBe('third');
});

test('a server that starts gets the failed builds', async () => {
  await write(`
    import { once } from 'node:events';
    import { createServer } from 'node:http';
    export const listen = () => new Promise((resolve) => {
      const message = once(process, 'message');
      const server = createServer(async (_request, response) => response.end(JSON.stringify((await message)[0])));
      server.listen(0, '127.0.0.1', () => resolve(server.address().port));
    });`);
  const failures = [{ app: 'auth', text: 'no' }];
  server.sendFailures(failures);
  server.restart();
  expect(JSON.parse(await visit())).toEqual({ failures });
});

test('its end stops all of its processes', async () => {
  await write(saying('first'));
  server.restart();
  const port = await server.port();
  await server.stop();
  server.restart();
  await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow('fetch failed');
});
