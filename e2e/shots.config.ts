import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** Screenshots change nothing in the product, so their order does not matter. */
export default defineConfig({
  ...journeys,
  testDir: 'shots',
  globalSetup: ['./src/shots/clear-folder.ts', './src/start-product.ts'],
  fullyParallel: true,
  timeout: 1_800_000,
  reporter: './src/shots/shots-reporter.ts',
  use: { ...journeys.use, screenshot: 'off', trace: 'off' },
});
