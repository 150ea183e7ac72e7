import { parseArgs } from 'node:util';
import { type Role, ROLES } from '@metier/contract';
import { CommandError } from '../../cli/command.ts';

/** Reads `--runs 3 --role customer --role manager`; without a role, all of them. */
export function readOptions(args: readonly string[]): {
  readonly runs: number;
  readonly roles: readonly Role[];
} {
  const { values } = parseArgs({
    args: [...args],
    options: { runs: { type: 'string', default: '3' }, role: { type: 'string', multiple: true } },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new CommandError('--runs must be a whole number from 1.');
  const roles = ROLES.filter((role) => !values.role || values.role.includes(role));
  if (roles.length < (values.role?.length ?? 0))
    throw new CommandError(`--role is one of: ${ROLES.join(', ')}.`);
  return { runs, roles };
}
