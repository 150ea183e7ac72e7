import { type Command, CommandError } from './command.ts';

/** Commands are loaded on demand, so that `npm start` stays fast. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  start: async () => (await import('./start.ts')).start,
  dev: async () => (await import('./dev.ts')).dev,
  'new:remote': async () => (await import('./new-remote.ts')).newRemote,
  build: async () => (await import('./build.ts')).build,
  release: async () => (await import('./release.ts')).release,
  canary: async () => (await import('./canary.ts')).canary,
  rollback: async () => (await import('./release.ts')).rollback,
  withdraw: async () => (await import('./release.ts')).withdraw,
  status: async () => (await import('./status.ts')).status,
  history: async () => (await import('./status.ts')).history,
  keys: async () => (await import('./keys.ts')).keys,
  pack: async () => (await import('./pack.ts')).pack,
  manager: async () => (await import('./manager.ts')).manager,
  payouts: async () => (await import('./payouts.ts')).payouts,
  drill: async () => (await import('./drill.ts')).drill,
  bench: async () => (await import('./bench.ts')).bench,
  test: async () => (await import('./test.ts')).test,
  unit: async () => (await import('./unit.ts')).unit,
  soak: async () => (await import('./soak.ts')).soak,
  journeys: async () => (await import('./journeys.ts')).journeys,
  shots: async () => (await import('./shots.ts')).shots,
  check: async () => (await import('./check.ts')).check,
  format: async () => (await import('./format.ts')).format,
};

/** Errors that are printed without a stack trace: their message says what to do. */
const PLAIN_ERRORS = new Set([
  'BuildError',
  'CommandError',
  'ConfigError',
  'DatabaseError',
  'DumpError',
  'ReleaseError',
]);

/** True for an unknown option or argument that `parseArgs` refused. */
const isWrongOption = (error: Error) => 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_');

/** @throws CommandError if there is none of this name */
export async function commandNamed(name: string): Promise<Command> {
  const load = COMMANDS[name];
  if (load) return load();
  const names = Object.keys(COMMANDS).join(', ');
  throw new CommandError(`There is no command "${name}". The commands are: ${names}.`);
}

/** What is printed of an error: the message if it says what to do, else the error with its stack trace. */
export function printedOf(error: unknown): unknown {
  const isPlain = error instanceof Error && (PLAIN_ERRORS.has(error.name) || isWrongOption(error));
  return isPlain ? error.message : error;
}
