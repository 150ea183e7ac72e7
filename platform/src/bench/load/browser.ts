import { type Browser, chromium } from '@playwright/test';

/** Debian's Chromium, or the one that `CHROMIUM` names. */
const EXECUTABLE = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

/** Opens the browser; without its sandbox only as root, where Chromium refuses to have one. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: EXECUTABLE, chromiumSandbox: process.getuid?.() !== 0 });
}
