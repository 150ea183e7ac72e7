import { parseArgs } from 'node:util';
import { CommandError } from '../../cli/command.ts';
import { VISITORS, type VisitorName } from './visitors.ts';

export interface LoadOptions {
  /** Counted visits of each visitor to each way over the slow network; three times as many over the fast one. */
  readonly runs: number;
  readonly visitors: readonly VisitorName[];
  /** File for the figures as JSON. */
  readonly json: string | undefined;
}

const isVisitor = (name: string): name is VisitorName => VISITORS.some((visitor) => visitor === name);

/** Reads `--runs 12 --role customer --role manager --json figures.json`; without a role, all of them. */
export function readOptions(args: readonly string[]): LoadOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      runs: { type: 'string', default: '12' },
      role: { type: 'string', multiple: true },
      json: { type: 'string' },
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new CommandError('--runs must be a whole number from 1.');
  const names = values.role ?? VISITORS;
  const visitors = names.filter(isVisitor);
  if (visitors.length < names.length) throw new CommandError(`--role is one of: ${VISITORS.join(', ')}.`);
  return { runs, visitors, json: values.json };
}
