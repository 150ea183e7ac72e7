import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Shutdown } from '../../../cli/shutdown.ts';
import { temporaryFolder } from '../../../temporary-folder.ts';
import { openBrowser } from '../browser.ts';

/** A program that opens the benchmarks' browser and waits for its page, which never answers, until it is interrupted. */
const shutdown = new Shutdown();

async function visitForever(): Promise<void> {
  const folder = await temporaryFolder('bench');
  const browser = await openBrowser(folder, shutdown);
  await browser.withPage(async ({ Runtime }) => {
    await writeFile(join(folder, 'page-is-open'), '');
    await Runtime.evaluate({ expression: 'new Promise(() => {})', awaitPromise: true });
  });
}

// What it throws is printed, as by the command line.
await shutdown.during(visitForever).catch(console.error);
