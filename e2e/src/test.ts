import { test as base, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';
import type { Role } from '@metier/shared-kit/contract';
import { openOwnGateway, type OwnGateway } from './own-gateway.ts';
import { signedInContext } from './signed-in.ts';

export { expect } from '@playwright/test';

interface Visits {
  /** Opens a browser of its own in which somebody of the demo world is signed in, for journeys that are not about signing in. */
  readonly openAs: (role: Role, options?: BrowserContextOptions) => Promise<Page>;
  /** The product at a second address, with releases that the journey may spoil. */
  readonly ownGateway: OwnGateway;
}

/** The test of every journey: relative addresses are the product's. */
export const test = base.extend<Visits>({
  // Playwright reads the fixtures' names out of this pattern.
  baseURL: async ({}, use) => use(process.env['METIER_URL']),
  openAs: async ({ browser, baseURL }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (role, options = {}) => {
      const context = await signedInContext(browser, options.baseURL ?? String(baseURL), role, options);
      contexts.push(context);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
  ownGateway: async ({ baseURL }, use) => {
    const gateway = await openOwnGateway(String(baseURL));
    await use(gateway);
    await gateway.close();
  },
});
