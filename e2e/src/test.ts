import { test as base } from '@playwright/test';

export { expect } from '@playwright/test';

/** The test of every journey: relative addresses are the product's. */
export const test = base.extend({
  // Playwright reads the fixtures' names out of this pattern.
  baseURL: async ({}, use) => use(process.env['METIER_URL']),
});
