import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { S3_ACCESS } from './s3-access.ts';

const PROGRAM = fileURLToPath(new URL('./s3-server.ts', import.meta.url));

/** A running S3 server with one bucket. */
export interface S3Server {
  readonly endpoint: string;
  readonly bucket: string;
  /** Address of a separate store in the bucket. */
  readonly place: (prefix: string) => string;
  readonly stop: () => Promise<void>;
}

/**
 * Starts an S3-compatible server in a child process: Miniflare's R2, which honours conditional writes. Replaces the AWS
 * variables of this process by its credentials.
 */
export async function startS3Server(): Promise<S3Server> {
  const server = spawn(process.execPath, ['--no-warnings', PROGRAM], {
    env: { ...process.env, NODE_OPTIONS: '' },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const exited = once(server, 'exit');
  const [endpoint] = (await once(createInterface(server.stdout), 'line')) as [string];
  for (const name of Object.keys(process.env)) if (name.startsWith('AWS_')) delete process.env[name];
  process.env['AWS_ACCESS_KEY_ID'] = S3_ACCESS.credentials.accessKeyId;
  process.env['AWS_SECRET_ACCESS_KEY'] = S3_ACCESS.credentials.secretAccessKey;
  const query = new URLSearchParams({ endpoint, region: 'auto' });
  return {
    endpoint,
    bucket: S3_ACCESS.bucket,
    place: (prefix) => `s3://${S3_ACCESS.bucket}/${prefix}?${query}`,
    stop: async () => {
      server.stdin.end();
      await exited;
    },
  };
}
