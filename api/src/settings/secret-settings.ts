import type { Settings } from '../platform/config/index.ts';
import type { Secrets } from '../platform/keys/index.ts';

const DEFAULT_SECRET = 'a secret that everybody knows, for demonstrations only';
const SECRET_LENGTH = 32;

/** Reads the secrets of all keys. Only demo mode has a default. Source: product.md §11. */
export function readSecrets(settings: Settings, isDemo: boolean): Secrets {
  const current = readCurrent(settings, isDemo);
  return settings.isSet('METIER_SECRET_PREVIOUS')
    ? [current, readLong(settings, 'METIER_SECRET_PREVIOUS')]
    : [current];
}

function readCurrent(settings: Settings, isDemo: boolean): string {
  const isDefault = settings.text('METIER_SECRET', 'default') === 'default';
  if (!isDefault) return readLong(settings, 'METIER_SECRET');
  const own = `METIER_SECRET must be your own secret of ${SECRET_LENGTH} characters or more, the same in every process`;
  if (!isDemo) settings.fault(`with METIER_DEMO=0 ${own}`);
  else if (!settings.isSet('METIER_SECRET') && settings.text('NODE_ENV', 'development') === 'production')
    settings.fault(`in production ${own} (METIER_SECRET=default asks for the one that everybody knows)`);
  return DEFAULT_SECRET;
}

function readLong({ text, fault }: Settings, name: string): string {
  const secret = text(name);
  if (secret.length < SECRET_LENGTH) fault(`${name} must have ${SECRET_LENGTH} characters or more`);
  return secret;
}
