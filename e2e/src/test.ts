import {
  expect,
  test as base,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import type { Role } from '@metier/shared-kit/contract';
import { hearReleases, releasesAt } from './exercised-releases.ts';
import { hearCalls } from './made-calls.ts';
import { openOwnGateway, type OwnGateway } from './own-gateway.ts';
import { signedInContext, type Account } from './signed-in.ts';
import { productOf } from './start-product.ts';
import { leaveOutFor, leaveOutUnfit, overrideCookies } from './target.ts';
import { hearViolations } from './violations.ts';

export { expect };

interface Visits {
  /** Opens a browser of its own in which somebody is signed in, who has a role in the demo world or an account, for journeys that are not about signing in. */
  readonly openAs: (who: Role | Account, options?: BrowserContextOptions) => Promise<Page>;
  /** The product at a second address, with releases that the journey may spoil. */
  readonly ownGateway: OwnGateway;
  /** Notes the calls that the journey's pages make with success. */
  readonly madeCalls: void;
  /** Leaves the journey out where the product is not its own and it needs that; the run tells why. */
  readonly leftOut: void;
  /** True where a journey has a page of the product show another release on purpose. */
  readonly choosesReleases: boolean;
  /** Lets every page have the run's overrides, and fails the journey if one shows another release than the first did. */
  readonly releases: void;
  /** True where a journey does on purpose what a policy forbids. */
  readonly provokesViolations: boolean;
  /** Fails the journey if a page does what its policy forbids. */
  readonly noViolations: void;
}

/** What a run visits: a product with its releases, some of them from other addresses. */
interface VisitedSet {
  readonly set: {
    readonly origin: string;
    readonly cookies: Awaited<ReturnType<typeof overrideCookies>>;
    readonly places: Awaited<ReturnType<typeof releasesAt>>;
  };
}

/** The test of every journey: relative addresses are the product's. */
export const test = base.extend<Visits, VisitedSet>({
  leftOut: [
    async ({}, use, info) => {
      leaveOutUnfit(info);
      await use();
    },
    { auto: true },
  ],
  set: [
    async ({}, use, { parallelIndex }) => {
      const origin = String(productOf(parallelIndex));
      const cookies = await overrideCookies(origin);
      await use({ origin, cookies, places: await releasesAt(origin, cookies) });
    },
    { scope: 'worker' },
  ],
  choosesReleases: [false, { option: true }],
  releases: [
    async ({ browser, set: { origin, cookies, places }, choosesReleases }, use, { annotations }) => {
      const override = (context: BrowserContext) => void context.addCookies(cookies);
      if (cookies.length > 0) browser.on('context', override);
      const releasesHeard = hearReleases(browser, origin, places);
      await use();
      browser.off('context', override);
      const { annotations: loaded, strays } = await releasesHeard();
      annotations.push(...loaded);
      if (!choosesReleases) expect(strays).toEqual([]);
    },
    { auto: true },
  ],
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
  ownGateway: async ({ baseURL }, use, info) => {
    leaveOutFor(info, '@releases');
    const gateway = await openOwnGateway(String(baseURL));
    await use(gateway);
    await gateway.close();
  },
});
