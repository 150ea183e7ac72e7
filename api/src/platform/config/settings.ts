/** Names and values of the environment. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Invalid settings; the message lists every fault, so that all can be fixed at once. */
export class ConfigError extends Error {
  constructor(faults: readonly string[]) {
    super(['Metier cannot start with these settings:', ...faults.map((fault) => `  - ${fault}`)].join('\n'));
    this.name = 'ConfigError';
  }
}

/** Reads settings and collects faults instead of stopping at the first. */
export interface Settings {
  /** A string; required unless it has a fallback. */
  readonly text: (name: string, fallback?: string) => string;
  readonly wholeNumber: (name: string, fallback: number) => number;
  /** 1 or 0. */
  readonly flag: (name: string, fallback: boolean) => boolean;
  readonly oneOf: <Value extends string>(name: string, values: readonly Value[], fallback: Value) => Value;
  /** True if the environment sets the variable. */
  readonly isSet: (name: string) => boolean;
  /** Adds a fault that concerns more than one setting. */
  readonly fault: (message: string) => void;
}

/**
 * Reads all settings at once.
 *
 * @throws ConfigError with all faults
 * @example readSettings(process.env, (settings) => ({ port: settings.wholeNumber('PORT', 8080) }))
 */
export function readSettings<Config>(environment: Environment, read: (settings: Settings) => Config): Config {
  const faults: string[] = [];
  const config = read(settingsOf(environment, (message) => faults.push(message)));
  if (faults.length > 0) throw new ConfigError(faults);
  return config;
}

function settingsOf(environment: Environment, fault: (message: string) => void): Settings {
  const valueOf = (name: string) => environment[name]?.trim() || undefined;
  const expect = <T>(name: string, what: string, instead: T): T => {
    fault(`${name} must be ${what}, but is "${valueOf(name) ?? ''}"`);
    return instead;
  };
  return {
    text: (name, fallback) => valueOf(name) ?? fallback ?? expect(name, 'set', ''),
    wholeNumber: (name, fallback) => {
      const value = Number(valueOf(name) ?? fallback);
      return Number.isInteger(value) && value >= 0 ? value : expect(name, 'a whole number', fallback);
    },
    flag: (name, fallback) => {
      const value = valueOf(name) ?? (fallback ? '1' : '0');
      return value === '1' || value === '0' ? value === '1' : expect(name, '1 or 0', fallback);
    },
    oneOf: (name, values, fallback) => {
      const value = valueOf(name) ?? fallback;
      return values.find((known) => known === value) ?? expect(name, `one of ${values.join(', ')}`, fallback);
    },
    isSet: (name) => valueOf(name) !== undefined,
    fault,
  };
}
