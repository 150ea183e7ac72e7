import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail as the server received it. */
interface ReceivedLetter {
  readonly from: string;
  readonly to: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** A real SMTP server that keeps received mails. */
export interface MailServer {
  readonly port: number;
  readonly url: string;
  readonly letters: readonly ReceivedLetter[];
  readonly close: () => Promise<void>;
}

/**
 * Starts an SMTP server that accepts one user.
 *
 * @param port for a restart on the same port; any free one by default
 * @param refuses reply code for a recipient that it rejects
 * @param secret the user's password
 */
export async function startMailServer(
  port = 0,
  refuses: (address: string) => number | undefined = () => undefined,
  secret = 'postbox',
): Promise<MailServer> {
  const letters: ReceivedLetter[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) =>
      username === 'metier' && password === secret ? done(null, { user: username }) : done(new Error('No')),
    onRcptTo: ({ address }, _session, done) => {
      const responseCode = refuses(address);
      if (responseCode === undefined) done();
      else done(Object.assign(new Error(`<${address}>: no such box`), { responseCode }));
    },
    onData: (stream, { envelope }, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        const to = envelope.rcptTo.map(({ address }) => address);
        letters.push({ from, to, ...readMessage(Buffer.concat(parts).toString()) });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  const address = server.server.address() as AddressInfo;
  return {
    port: address.port,
    url: `smtp://metier:postbox@127.0.0.1:${address.port}`,
    letters,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Headers with lower-case names, unfolded, and the decoded text. */
function readMessage(message: string): Pick<ReceivedLetter, 'headers' | 'text'> {
  const [head = '', ...body] = message.split('\r\n\r\n');
  const lines = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line): [string, string] => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())];
    }),
  );
  const raw = body.join('\r\n\r\n');
  const isQuoted = headers['content-transfer-encoding'] === 'quoted-printable';
  return { headers, text: isQuoted ? decodeQuoted(raw.replaceAll('=\r\n', '')) : raw };
}

/** Decodes encoded words of a header. RFC 2047. */
const decodeWords = (value: string): string =>
  value
    .replaceAll(/\?= =\?UTF-8\?[QB]\?/g, '')
    .replaceAll(/=\?UTF-8\?([QB])\?(.*?)\?=/g, (_, kind: string, word: string) =>
      kind === 'B' ? Buffer.from(word, 'base64').toString() : decodeQuoted(word.replaceAll('_', ' ')),
    );

const decodeQuoted = (quoted: string): string =>
  decodeURIComponent(quoted.replaceAll('%', '%25').replaceAll(/=([\dA-F]{2})/g, '%$1'));
