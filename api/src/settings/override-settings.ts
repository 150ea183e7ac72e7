import type { Settings } from '../platform/config/index.ts';
import { keysFor, type KeyRing, type Secrets } from '../platform/keys/index.ts';

/** Settings of overrides: remotes that testers load from other origins. */
export interface OverrideConfig {
  /** Allowed origins; a loopback one that ends with `:*` matches any port. Empty: overrides are off. */
  readonly origins: readonly string[];
  /** Signing keys of the cookie; undefined if overrides are off. */
  readonly keys: KeyRing | undefined;
}

/** A loopback origin with any port. */
const LOOPBACK = /^http:\/\/(localhost|127\.0\.0\.1):\*$/;
const THIS_MACHINE = /^(localhost|127\.0\.0\.1)$/;
const ANY_PORT_HERE = 'http://localhost:*';
const OFF = 'none';

/** The settings that determine who can reach this process. */
interface Place {
  readonly demo: boolean;
  readonly host: string;
  readonly origin: string;
}

/**
 * Reads the allowed origins of overrides. Default: localhost for a demo that only this machine can reach, else none.
 *
 * @param secrets called only if overrides are on: a gateway without the API needs no secret otherwise
 */
export function readOverrides(settings: Settings, place: Place, secrets: () => Secrets): OverrideConfig {
  const origins = settings.isSet('METIER_OVERRIDE_ORIGINS')
    ? readOrigins(settings)
    : isLocalDemo(settings, place)
      ? [ANY_PORT_HERE]
      : [];
  return { origins, keys: origins.length > 0 ? keysFor('overrides', secrets()) : undefined };
}

function isLocalDemo({ text }: Settings, { demo, host, origin }: Place): boolean {
  if (!demo || text('NODE_ENV', 'development') === 'production') return false;
  return THIS_MACHINE.test(host) && THIS_MACHINE.test(URL.parse(origin)?.hostname ?? '');
}

function readOrigins({ text, fault }: Settings): string[] {
  const value = text('METIER_OVERRIDE_ORIGINS');
  if (value === OFF) return [];
  const origins = value.split(',').map((origin) => origin.trim());
  if (!origins.every((origin) => LOOPBACK.test(origin) || isOrigin(origin)))
    fault(
      `METIER_OVERRIDE_ORIGINS must be origins with commas between (https://preview.example, http://localhost:8101 or http://localhost:*), or none, but is "${value}"`,
    );
  return origins;
}

function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  // A star in a CSP would match any host.
  return url !== null && !text.includes('*') && /^https?:$/.test(url.protocol) && url.origin === text;
}
