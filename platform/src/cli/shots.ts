import { runBrowserTests } from './run-browser-tests.ts';
import { checkShotWords } from './shot-words.ts';
import type { Shutdown } from './shutdown.ts';
import { TestRun } from './test-run.ts';

/**
 * `npm run shots -- [role] [window] [theme] [language] [part of an address] …`: screenshots of every screen, dialog
 * and state, and the faults found on them; all, or those that the words select.
 */
export async function shots(words: readonly string[], shutdown: Shutdown): Promise<void> {
  checkShotWords(words);
  // Progress estimates are kept by name: a selection takes another time than all.
  const name = ['shots', ...words].join(' ');
  const run = new TestRun(name, [{ name }], shutdown);
  await runBrowserTests(run, name, ['--config=shots.config.ts'], { METIER_SHOTS: words.join(' ') });
  run.end();
}
