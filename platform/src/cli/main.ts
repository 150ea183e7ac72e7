import { commandNamed, printedOf } from './commands.ts';
import { Shutdown } from './shutdown.ts';

const [name = '', ...args] = process.argv.slice(2);
const shutdown = new Shutdown();

try {
  await shutdown.during(async () => (await commandNamed(name))(args, shutdown));
} catch (error) {
  console.error(printedOf(error));
  process.exitCode = 1;
  await shutdown.run();
}
