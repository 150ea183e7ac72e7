import { parseArgs } from 'node:util';
import { CommandError } from './command.ts';

/** The product that journeys visit, and the remaining arguments for Playwright. */
export interface JourneyTarget {
  readonly environment: Readonly<Record<string, string>>;
  readonly rest: readonly string[];
}

/**
 * Parses the target of journeys: `--base https://metier.example` instead of their own product, and any number of
 * `--override remote-customer=http://localhost:8101`.
 */
export function journeyTarget(args: readonly string[]): JourneyTarget {
  const rest: string[] = [];
  const own: string[] = [];
  for (let index = 0; index < args.length; index += 1) {
    const arg = args[index] ?? '';
    if (!/^--(base|override)(=|$)/.test(arg)) rest.push(arg);
    else if (arg.includes('=') && arg.indexOf('=') < '--override='.length) own.push(arg);
    else own.push(arg, args[(index += 1)] ?? '');
  }
  const { values } = parseArgs({
    args: own,
    options: { base: { type: 'string' }, override: { type: 'string', multiple: true, default: [] } },
  });
  const base = values.base === undefined ? undefined : originOf('--base', values.base);
  const overrides = values.override.map(overrideOf);
  return {
    environment: {
      ...(base !== undefined && { METIER_URL: base }),
      ...(overrides.length > 0 && { METIER_OVERRIDES: overrides.join(' ') }),
    },
    rest,
  };
}

function originOf(option: string, address: string): string {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol))
    throw new CommandError(
      `${option} needs the address of a product, https://metier.example, not "${address}".`,
    );
  return url.origin;
}

/** @example overrideOf('remote-customer=http://localhost:8101') // 'customer:http://localhost:8101/' */
function overrideOf(text: string): string {
  const [, app, address = ''] = /^(?:remote-)?([a-z][a-z0-9-]*)=(.+)$/.exec(text) ?? [];
  if (!app)
    throw new CommandError(
      `--override needs a remote and its address, remote-customer=http://localhost:8101, not "${text}".`,
    );
  return `${app}:${originOf('--override', address)}/`;
}
