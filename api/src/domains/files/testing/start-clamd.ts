import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import type { ClamdAddress } from '../scan/clamd-scanner.ts';

/** The test file that every scanner reports. Source: https://www.eicar.org/download-anti-malware-testfile/ */
export const EICAR = String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*`;

const COMMAND = 'zINSTREAM\0';
const LENGTH_BYTES = 4;

/** A server that implements clamd's INSTREAM with one signature. */
export interface TestClamd {
  readonly address: ClamdAddress;
  /** Bytes of the scanned files. */
  readonly scanned: Buffer[];
  /** Response to later scans instead of a verdict, for example an error; undefined ends that. */
  readonly answerWith: (answer: string | undefined) => void;
  readonly stop: () => Promise<void>;
}

/**
 * Starts a stand-in. Like clamd it closes the connection after its response and returns an error for any other command.
 *
 * @example const clamd = await startClamd(); const app = await createTestApp({ scanner: clamd.address });
 */
export async function startClamd(): Promise<TestClamd> {
  const scanned: Buffer[] = [];
  let fixed: string | undefined;
  const server = createServer((socket) => void answer(socket).catch(() => socket.destroy()));
  const answer = async (socket: Socket): Promise<void> => {
    const bytes = await receive(socket);
    if (bytes) scanned.push(bytes);
    const verdict = bytes?.includes(EICAR) ? 'Eicar-Test-Signature FOUND' : 'OK';
    socket.end(`${fixed ?? (bytes ? `stream: ${verdict}` : 'UNKNOWN COMMAND')}\0`);
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: { host: '127.0.0.1', port },
    scanned,
    answerWith: (given) => (fixed = given),
    stop: async () => {
      server.close();
      await once(server, 'close');
    },
  };
}

/** The chunks of a stream up to the empty one; undefined for another command. */
async function receive(socket: Socket): Promise<Buffer | undefined> {
  let received = Buffer.alloc(0);
  const chunks: Buffer[] = [];
  for await (const data of socket.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    received = Buffer.concat([received, data]);
    const isCommand = received.subarray(0, COMMAND.length).toString('latin1') === COMMAND;
    if (received.length >= COMMAND.length && !isCommand) return undefined;
    for (;;) {
      const at = COMMAND.length + chunks.reduce((sum, chunk) => sum + LENGTH_BYTES + chunk.length, 0);
      if (received.length < at + LENGTH_BYTES) break;
      const length = received.readUInt32BE(at);
      if (length === 0) return Buffer.concat(chunks);
      const end = at + LENGTH_BYTES + length;
      if (received.length < end) break;
      chunks.push(received.subarray(at + LENGTH_BYTES, end));
    }
  }
  return undefined;
}
