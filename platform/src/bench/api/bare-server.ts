import { readFileSync } from 'node:fs';
import fastify from 'fastify';

/** A route that does nothing but answer with the bytes of a file: what HTTP alone costs. Arguments: port, file. */
const [port, file] = process.argv.slice(2);
const bytes = readFileSync(String(file));
const server = fastify();
server.all('/*', (_request, reply) => reply.type('application/json; charset=utf-8').send(bytes));
await server.listen({ port: Number(port), host: 'localhost' });
process.send?.('ready');
