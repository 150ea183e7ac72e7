import type { Settings } from '../platform/config/index.ts';
import { keysFor, type KeyRing, type Secrets } from '../platform/keys/index.ts';

/** Where a tester may take a remote from, instead of its live release. */
export interface OverrideConfig {
  /** Origins; `:*` at the end of a loopback one is any port. Empty: overrides are off. */
  readonly origins: readonly string[];
  /** What the cookie is signed with; undefined where overrides are off. */
  readonly keys: KeyRing | undefined;
}

/** A whole origin, or one of this machine with any port. */
const LOOPBACK = /^http:\/\/(localhost|127\.0\.0\.1):\*$/;
const THIS_MACHINE = /^(localhost|127\.0\.0\.1)$/;
const ANY_PORT_HERE = 'http://localhost:*';
const OFF = 'none';

/** What tells who can reach this process. */
interface Place {
  readonly demo: boolean;
  readonly host: string;
  readonly origin: string;
}

/**
 * Reads from which origins testers may load a remote. Without the setting: from this machine where the product is a
 * demonstration that nobody else can reach, else from nowhere.
 *
 * @param secrets asked only where overrides are on: a gateway that stands apart from the API needs none otherwise
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
  // Browsers would read a star in a page's policy as any host.
  return url !== null && !text.includes('*') && /^https?:$/.test(url.protocol) && url.origin === text;
}
