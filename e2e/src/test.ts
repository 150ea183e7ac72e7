import {
  expect,
  test as base,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import type { Role } from '@metier/contract';
import { recordReleases, releasesAt } from './exercised-releases.ts';
import { recordCalls } from './made-calls.ts';
import { newAccount, type NewAccount } from './new-account.ts';
import { openOwnGateway, type OwnGateway } from './own-gateway.ts';
import { signedInContext, type Account } from './signed-in.ts';
import { productOf } from './start-product.ts';
import { skipUnreached, undeclaredRemotes } from './reached.ts';
import { skipFor, skipUnfit, overrideCookies } from './target.ts';
import { recordViolations } from './violations.ts';

export { expect };

interface Parties {
  readonly anna: NewAccount;
  readonly emil: NewAccount;
  readonly customer: Page;
  readonly freelancer: Page;
}

interface Visits {
  /** Opens a page in a separate browser context, signed in to an account or to the demo account of a role. */
  readonly openAs: (who: Role | Account, options?: BrowserContextOptions) => Promise<Page>;
  /** A new customer, Anna, and a new freelancer, Emil, signed in, whose data no other journey changes. */
  readonly parties: Parties;
  /** A second gateway with releases that the journey may change. */
  readonly ownGateway: OwnGateway;
  /** Records successful calls of the journey's pages. */
  readonly madeCalls: void;
  /** Skips the journey in a shared product if its tags require that. */
  readonly skipUnfitJourney: void;
  /** The only remotes that a journey may load, by app: `npm test -- --changed` skips it if none of them has changed. */
  readonly remotes: readonly string[] | undefined;
  /** True if a journey changes the releases of a page on purpose. */
  readonly choosesReleases: boolean;
  /** Applies the run's overrides to every page, and fails the journey if a page shows other releases than the first one. */
  readonly releases: void;
  /** True if a journey violates a policy on purpose. */
  readonly provokesViolations: boolean;
  /** Fails the journey if a page violates its policy. */
  readonly noViolations: void;
}

/** The product that a run visits, with its releases and overrides. */
interface VisitedSet {
  readonly set: {
    readonly origin: string;
    readonly cookies: Awaited<ReturnType<typeof overrideCookies>>;
    readonly places: Awaited<ReturnType<typeof releasesAt>>;
  };
}

/** Options of journeys whose subject takes place during transitions. */
export const IN_MOTION = { reducedMotion: 'no-preference' } as const;

/** The test of every journey: relative addresses are the product's. */
export const test = base.extend<Visits, VisitedSet>({
  skipUnfitJourney: [
    async ({ remotes }, use, info) => {
      skipUnfit(info);
      skipUnreached(info, remotes);
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
  remotes: [undefined, { option: true }],
  choosesReleases: [false, { option: true }],
  releases: [
    async ({ browser, set: { origin, cookies, places }, remotes, choosesReleases }, use, { annotations }) => {
      const override = (context: BrowserContext) => void context.addCookies(cookies);
      if (cookies.length > 0) browser.on('context', override);
      const endRecording = recordReleases(browser, origin, places);
      await use();
      browser.off('context', override);
      const { annotations: loaded, strays } = await endRecording();
      annotations.push(...loaded);
      if (!choosesReleases) expect(strays).toEqual([]);
      expect(undeclaredRemotes(loaded, remotes)).toEqual([]);
    },
    { auto: true },
  ],
  madeCalls: [
    async ({ browser }, use, { annotations }) => {
      const endRecording = recordCalls(browser);
      await use();
      annotations.push(...endRecording());
    },
    { auto: true },
  ],
  provokesViolations: [false, { option: true }],
  noViolations: [
    async ({ browser, provokesViolations }, use) => {
      const violationsSeen = recordViolations(browser);
      await use();
      if (!provokesViolations) expect(violationsSeen()).toEqual([]);
    },
    { auto: true },
  ],
  // Playwright parses the fixtures' names from this pattern.
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
  parties: async ({ baseURL, openAs }, use) => {
    const anna = await newAccount(String(baseURL), 'customer', 'Anna');
    const emil = await newAccount(String(baseURL), 'freelancer', 'Emil');
    await use({ anna, emil, customer: await openAs(anna), freelancer: await openAs(emil) });
  },
  ownGateway: async ({ baseURL }, use, info) => {
    skipFor(info, '@releases');
    const gateway = await openOwnGateway(String(baseURL));
    await use(gateway);
    await gateway.close();
  },
});
