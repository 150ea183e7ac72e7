import { Miniflare } from 'miniflare';
import { S3_ACCESS } from './s3-access.ts';

// Miniflare requires a worker; only the bucket is used.
const server = new Miniflare({
  host: '127.0.0.1',
  port: 0,
  modules: true,
  script: 'export default {}',
  r2Buckets: { RELEASES: { id: S3_ACCESS.bucket, s3Credentials: S3_ACCESS.credentials } },
});
const address = await server.ready;
process.stdout.write(`${new URL('/cdn-cgi/local/r2/s3', address).href}\n`);

// Closes when its parent ends, even by SIGKILL.
process.stdin.resume().once('end', () => {
  void server.dispose().then(() => process.exit());
});
