import { readSettings, type Environment, type Settings } from './platform/config/index.ts';

/** Everything about the API that differs from place to place. */
export interface ApiConfig {
  readonly databaseUrl: string;
  /** Most database connections of this process. */
  readonly connections: number;
  readonly port: number;
  readonly host: string;
  /** The product's address as people see it, without a slash at its end; mails link to it. */
  readonly origin: string;
  readonly trustProxy: boolean;
  /** Signs access tokens and derives refresh tokens; the same in all processes. */
  readonly secret: string;
  /** Demo mode: demo world, movable clock, mail page, generous limits. */
  readonly demo: boolean;
  readonly payments: 'sandbox';
  readonly mail: MailConfig;
  readonly logLevel: string;
}

type MailConfig =
  | { readonly kind: 'database' }
  | { readonly kind: 'smtp'; readonly url: string; readonly from: string };

const DEFAULT_SECRET = 'a secret that everybody knows, for demonstrations only';
const SECRET_LENGTH = 32;

/** Defaults that are fine on one's own machine; in production each must be chosen by name. */
const DEMONSTRATION_DEFAULTS = [
  ['METIER_DEMO', 'demo data is loaded unless METIER_DEMO=0 (METIER_DEMO=1 asks for it)'],
  [
    'METIER_SECRET',
    `METIER_SECRET must be your own secret of ${SECRET_LENGTH} characters or more (METIER_SECRET=default asks for the known one)`,
  ],
  ['METIER_PAYMENTS', 'the sandbox moves no real money (METIER_PAYMENTS=sandbox asks for it)'],
  ['METIER_MAIL', 'METIER_MAIL must be an SMTP URL (METIER_MAIL=database keeps mails in the database)'],
] as const;

/**
 * Reads and checks the API's settings. Source: product.md §11.
 *
 * @throws ConfigError naming everything that is wrong at once
 */
export function readConfig(environment: Environment): ApiConfig {
  return readSettings(environment, (settings) => {
    if (settings.text('NODE_ENV', 'development') === 'production') refuseDemonstrationDefaults(settings);
    const port = settings.wholeNumber('PORT', 8080);
    const demo = settings.flag('METIER_DEMO', true);
    return {
      databaseUrl: settings.text('DATABASE_URL'),
      connections: settings.wholeNumber('METIER_CONNECTIONS', 12),
      port,
      // Demo passwords are known and the demo's mail is open: it is for this machine only, unless asked otherwise.
      host: settings.text('HOST', demo ? 'localhost' : '0.0.0.0'),
      origin: settings.text('METIER_ORIGIN', `http://localhost:${port}`).replace(/\/+$/, ''),
      trustProxy: settings.flag('METIER_TRUST_PROXY', false),
      secret: readSecret(settings),
      demo,
      payments: settings.oneOf('METIER_PAYMENTS', ['sandbox'], 'sandbox'),
      mail: readMail(settings),
      logLevel: settings.oneOf('LOG_LEVEL', ['debug', 'info', 'warn', 'error', 'silent'], 'warn'),
    };
  });
}

function refuseDemonstrationDefaults({ isSet, fault }: Settings): void {
  for (const [name, why] of DEMONSTRATION_DEFAULTS) if (!isSet(name)) fault(`in production ${why}`);
}

function readSecret({ text, fault }: Settings): string {
  const secret = text('METIER_SECRET', 'default');
  if (secret === 'default') return DEFAULT_SECRET;
  if (secret.length < SECRET_LENGTH) fault(`METIER_SECRET must have ${SECRET_LENGTH} characters or more`);
  return secret;
}

function readMail({ text, fault }: Settings): MailConfig {
  const url = text('METIER_MAIL', 'database');
  if (url === 'database') return { kind: 'database' };
  if (!/^smtps?:\/\/./.test(url))
    fault(
      'METIER_MAIL must be "database" or an SMTP URL, for example smtps://user:password@smtp.example:465',
    );
  return { kind: 'smtp', url, from: text('METIER_MAIL_FROM', 'Metier <no-reply@metier.example>') };
}
