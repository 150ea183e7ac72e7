import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { Scanner } from './scanner.ts';

/** Address of clamd's TCP socket. */
export interface ClamdAddress {
  readonly host: string;
  readonly port: number;
}

/** Time without any byte in either direction; a scan of a nested archive takes clamd up to two minutes by default. */
const IDLE_TIMEOUT_MS = 180_000;
const FOUND = /^stream: (?<name>.+) FOUND$/u;

/**
 * Scans files with clamd, by its command INSTREAM.
 * Source: https://docs.clamav.net/manual/Usage/ClamdProtocol.html
 *
 * @example const found = await clamdScanner({ host: 'localhost', port: 3310 })(chunks); // 'Eicar-Test-Signature'
 */
export const clamdScanner =
  (address: ClamdAddress): Scanner =>
  async (bytes) => {
    const socket = connect(address);
    socket.setTimeout(IDLE_TIMEOUT_MS, () => socket.destroy(new Error('clamd does not answer')));
    try {
      const [answer] = await Promise.all([text(socket), pipeline(framesOf(bytes), socket, { end: false })]);
      // Commands that begin with `z` are answered with a zero byte at the end.
      const result = answer.replace(/\0$/u, '');
      if (result === 'stream: OK') return undefined;
      const name = FOUND.exec(result)?.groups?.['name'];
      if (name === undefined) throw new Error(`clamd answered "${result}"`);
      return name;
    } finally {
      socket.destroy();
    }
  };

/** Each chunk after its length, as four bytes in network order; an empty chunk ends the stream. */
async function* framesOf(bytes: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  for await (const chunk of bytes) {
    yield lengthOf(chunk);
    yield chunk;
  }
  yield lengthOf(Buffer.alloc(0));
}

function lengthOf(chunk: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(chunk.length);
  return length;
}
