#!/usr/bin/env node
import { COMMANDS } from './commands.ts';

/** Errors that are printed without a stack trace. */
const PLAIN_ERRORS = new Set(['BuildError', 'CommandError', 'ReleaseError']);
const isWrongOption = (error: Error) => 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_');

const [name = '', ...args] = process.argv.slice(2);
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
if (command) {
  await command(process.cwd(), args).catch((error: unknown) => {
    const isPlain = error instanceof Error && (PLAIN_ERRORS.has(error.name) || isWrongOption(error));
    console.error(isPlain ? error.message : error);
    process.exitCode = 1;
  });
} else {
  console.error(`There is no command "${name}". The commands are: ${Object.keys(COMMANDS).join(', ')}.`);
  process.exitCode = 1;
}
