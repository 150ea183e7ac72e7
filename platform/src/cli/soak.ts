import { runUnitTests } from './unit.ts';

/** Tests that are short in `npm test` and as long as it takes here: crowds, kills, races, hostile input. */
const ENDURANCE = String.raw`(fire|fuzz|[a-z-]*races?)\.test\.ts$`;

const PATIENCE_MS = 1_800_000;

/** `npm run soak`: what has to hold for hours, tried for about half an hour. Source: the tests that it names. */
export async function soak(args: readonly string[]): Promise<void> {
  process.env['METIER_SOAK'] = '1';
  const { failed } = await runUnitTests([
    '--selectProjects=node',
    '--runInBand',
    `--testTimeout=${PATIENCE_MS}`,
    `--testPathPatterns=${ENDURANCE}`,
    ...args,
  ]);
  if (failed > 0) process.exitCode = 1;
}
