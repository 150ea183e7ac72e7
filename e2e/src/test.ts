import {
  expect,
  test as base,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import type { Role } from '@metier/shared-kit/contract';
import { hearCalls } from './made-calls.ts';
import { openOwnGateway, type OwnGateway } from './own-gateway.ts';
import { signedInContext, type Account } from './signed-in.ts';
import { productOf } from './start-product.ts';
import { hearViolations } from './violations.ts';

export { expect };

interface Visits {
  /** Opens a browser of its own in which somebody is signed in, who has a role in the demo world or an account, for journeys that are not about signing in. */
  readonly openAs: (who: Role | Account, options?: BrowserContextOptions) => Promise<Page>;
  /** The product at a second address, with releases that the journey may spoil. */
  readonly ownGateway: OwnGateway;
  /** Notes the calls that the journey's pages make with success. */
  readonly madeCalls: void;
  /** True where a journey does on purpose what a policy forbids. */
  readonly provokesViolations: boolean;
  /** Fails the journey if a page does what its policy forbids. */
  readonly noViolations: void;
}

/** The test of every journey: relative addresses are the product's. */
export const test = base.extend<Visits>({
  madeCalls: [
    async ({ browser }, use, { annotations }) => {
      const tellCalls = hearCalls(browser);
      await use();
      annotations.push(...tellCalls());
    },
    { auto: true },
  ],
  provokesViolations: [false, { option: true }],
  noViolations: [
    async ({ browser, provokesViolations }, use) => {
      const violationsSeen = hearViolations(browser);
      await use();
      if (!provokesViolations) expect(violationsSeen()).toEqual([]);
    },
    { auto: true },
  ],
  // Playwright reads the fixtures' names out of this pattern.
  baseURL: async ({}, use, { parallelIndex }) => use(productOf(parallelIndex)),
  openAs: async ({ browser, baseURL }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (who, options = {}) => {
      const context = await signedInContext(browser, options.baseURL ?? String(baseURL), who, options);
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
