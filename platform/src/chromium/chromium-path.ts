import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

/** The headless shell first: it draws no windows, and a journey takes half the processor time. */
const SYSTEM = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const APT = 'apt-get install --yes --no-install-recommends';
/** Ways to get a Chromium, tried in order. */
const INSTALLATIONS = [
  `apt-get update && (${APT} chromium-headless-shell || ${APT} chromium)`,
  'npx playwright install chromium',
];

/**
 * Path of a Chromium, installed if there is none.
 *
 * @throws Error that says how to install one by hand
 */
export function chromiumPath(): string {
  for (const installation of INSTALLATIONS) {
    const found = find();
    if (found) return found;
    console.log(`There is no Chromium yet: ${installation}`);
    spawnSync(installation, {
      cwd: fileURLToPath(new URL('.', import.meta.url)),
      shell: true,
      stdio: 'inherit',
    });
  }
  const installed = find();
  if (installed) return installed;
  throw new Error(`Chromium could not be installed. Install it by hand as one of: ${SYSTEM.join(', ')}.`);
}

const find = (): string | undefined =>
  [...SYSTEM, chromium.executablePath()].find((path) => existsSync(path));
