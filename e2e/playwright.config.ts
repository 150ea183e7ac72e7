import { chromiumPath } from '@metier/platform/chromium';
import { defineConfig } from '@playwright/test';

/** Each worker has its own product, since journeys move the product's clock. */
export default defineConfig({
  testDir: 'journeys',
  globalSetup: './src/start-product.ts',
  workers: process.env['METIER_URL'] === undefined ? 2 : 1,
  forbidOnly: true,
  // Generous for busy machines.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    // Chromium has no sandbox as root.
    launchOptions: { executablePath: chromiumPath(), chromiumSandbox: process.getuid?.() !== 0 },
    // Most journeys do not wait for transitions; those about dialogs and focus do (`IN_MOTION`).
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 20_000,
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    // A screencast of every page takes a fifth of the processors' time; traces keep the DOM of each step.
    trace: { mode: 'retain-on-failure', screenshots: false },
  },
});
