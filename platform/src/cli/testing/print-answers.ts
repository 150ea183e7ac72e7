import { text } from 'node:stream/consumers';
import { commandNamed, printedOf } from '../commands.ts';
import { Shutdown } from '../shutdown.ts';

/**
 * Runs rejected commands in one process. Reads a JSON list of their arguments from stdin; prints a list of their
 * output, `null` for a command that is not rejected or whose error is not plain text.
 */
const calls = JSON.parse(await text(process.stdin)) as readonly (readonly string[])[];
const shutdown = new Shutdown();
const answers: (string | null)[] = [];
for (const [name = '', ...args] of calls) answers.push(await answerOf(name, args));
console.log(JSON.stringify(answers));

async function answerOf(name: string, args: readonly string[]): Promise<string | null> {
  try {
    await (
      await commandNamed(name)
    )(args, shutdown);
    return null;
  } catch (error) {
    const printed = printedOf(error);
    return typeof printed === 'string' ? printed : null;
  }
}
