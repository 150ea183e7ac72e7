import { type Browser, chromium } from '@playwright/test';
import { chromiumPath } from '../../browser/index.ts';

/** Opens the browser; without its sandbox only as root, where Chromium refuses to have one. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath(), chromiumSandbox: process.getuid?.() !== 0 });
}
