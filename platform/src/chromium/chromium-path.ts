import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Ways to get a Chromium, tried in order. */
const INSTALLATIONS = [
  'apt-get update && apt-get install --yes --no-install-recommends chromium',
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
  throw new Error(`Chromium could not be installed. Install it by hand, so that it stands at ${SYSTEM[0]}.`);
}

const find = (): string | undefined =>
  [...SYSTEM, chromium.executablePath()].find((path) => existsSync(path));
