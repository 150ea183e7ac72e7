import { readConfig } from './config.ts';
import { createApi } from './create-api.ts';
import { ConfigError } from './platform/config/index.ts';

try {
  const config = readConfig(process.env);
  const api = await createApi(config);
  await api.start();
  const address = await api.app.listen({ port: config.port, host: config.host });
  // Registered before the address is printed: without a handler the signal would kill the process.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void api.close());
  process.stdout.write(`The API listens on ${address} for ${config.origin}\n`);
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
