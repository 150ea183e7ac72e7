import { checkRestored, drill as runDrill, type DrillReport } from '../backup/index.ts';
import { CommandError } from './command.ts';
import { environment } from './environment.ts';

/**
 * `npm run drill`: backs up the database of `DATABASE_URL`, restores it beside it, and compares; the store of files is
 * compared with the restored database.
 */
export async function drill(): Promise<void> {
  const url = process.env['DATABASE_URL'];
  if (!url)
    throw new CommandError(
      'Set DATABASE_URL to the database to be backed up; of the embedded one copy the folder, see docs/operations.md',
    );
  const settings = await environment();
  const report = await runDrill(url, (restored) => checkRestored(restored, settings));
  const differences = [...report.differences, ...report.checked.faults];
  console.log(textOf({ ...report, differences }, report.checked.checked));
  if (differences.length > 0) process.exitCode = 1;
}

function textOf({ facts, differences, bytes, seconds }: DrillReport, blocks: number): string {
  const rows = Object.values(facts.rows).reduce((sum, count) => sum + count, 0);
  const size = `${Object.keys(facts.rows).length} tables, ${rows} rows, ${Math.ceil(bytes / 1024)} kB, ${blocks} blocks of files, ${seconds} s`;
  if (differences.length === 0)
    return `✓ The backup was restored, the API answers on it, the books agree (${size})`;
  return ['✗ The restored database is not the same:', ...differences].join('\n  ');
}
