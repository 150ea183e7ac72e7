import type { Settings } from '../platform/config/index.ts';

const MAX_PORT = 65_535;
/** Background work takes four connections; fewer would leave none for calls. */
const MIN_CONNECTIONS = 6;
const METRICS_TOKEN_LENGTH = 16;

/** Reads the database's URL and the maximum number of connections of this process. */
export function readDatabase({ text, wholeNumber, fault }: Settings) {
  const databaseUrl = text('DATABASE_URL');
  if (databaseUrl !== '' && !/^postgres(ql)?:\/\//.test(databaseUrl))
    fault('DATABASE_URL must begin with postgres:// or postgresql://');
  const connections = wholeNumber('METIER_CONNECTIONS', 12);
  if (connections < MIN_CONNECTIONS) fault(`METIER_CONNECTIONS must be ${MIN_CONNECTIONS} or more`);
  return { databaseUrl, connections };
}

/** Reads the address to listen on and the public origin. */
export function readAddress(settings: Settings) {
  const port = settings.wholeNumber('PORT', 8080);
  if (port > MAX_PORT) settings.fault(`PORT must be at most ${MAX_PORT}`);
  const origin = settings.isSet('METIER_ORIGIN') ? readOrigin(settings) : `http://localhost:${port}`;
  // Other addresses are the operator's choice; production belongs behind TLS.
  return { port, host: settings.text('HOST', 'localhost'), origin };
}

/** An origin as browsers send it: only scheme, host and port. */
function readOrigin({ text, fault }: Settings): string {
  const url = URL.parse(text('METIER_ORIGIN'));
  const isOrigin = url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  if (!isOrigin) fault('METIER_ORIGIN must be an address without a path, for example https://metier.example');
  return url?.origin ?? '';
}

/** Reads the token of `/metrics`. */
export function readMetricsToken({ text, isSet, fault }: Settings): string | undefined {
  if (!isSet('METIER_METRICS_TOKEN')) return undefined;
  const token = text('METIER_METRICS_TOKEN');
  if (token.length < METRICS_TOKEN_LENGTH)
    fault(`METIER_METRICS_TOKEN must have ${METRICS_TOKEN_LENGTH} characters or more`);
  return token;
}
