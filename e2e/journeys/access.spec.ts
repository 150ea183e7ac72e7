import type { Page } from '@playwright/test';
import { accessFaults, isProvoked, isShift, settled, textFaults, watchFaults } from '../src/faults.ts';
import { helpFaults } from '../src/help-faults.ts';
import { widthFaults } from '../src/layout-faults.ts';
import { makeScreens } from '../src/made-screens.ts';
import { obscuredFaults } from '../src/obscured-faults.ts';
import { closeDialog, openDialog } from '../src/open-dialog.ts';
import type { Screen } from '../src/screen.ts';
import { screensOf, VISITORS, type Visitor } from '../src/screens.ts';
import type { ShownState } from '../src/shown-state.ts';
import { signInFaults } from '../src/sign-in-faults.ts';
import { demoAccount, signIn, type Account } from '../src/signed-in.ts';
import { expect, test } from '../src/test.ts';

/** The language of a visitor's narrow look: each language is checked once. */
const NARROW_IN = { visitor: 'de', customer: 'fr', freelancer: 'es', manager: 'de' } as const;

/** Two looks that differ in everything; `npm run shots` checks the other combinations. */
const looksOf = (visitor: Visitor) =>
  [
    { name: 'wide', viewport: { width: 1280, height: 800 }, language: 'en', theme: 'light' },
    { name: 'narrow', viewport: { width: 390, height: 844 }, language: NARROW_IN[visitor], theme: 'dark' },
  ] as const;
type Look = ReturnType<typeof looksOf>[number];

// These journeys change nothing.
test.describe.configure({ mode: 'parallel' });

for (const visitor of VISITORS) {
  test(`screens of a ${visitor}: no errors, layout shifts, overflow or accessibility violations`, async ({
    browser,
    baseURL,
    openAs,
  }) => {
    test.setTimeout(600_000);
    const visit = async (
      { name, viewport, language, theme }: Look,
      account: Account | undefined,
      screensOn: (page: Page) => Promise<readonly Screen[]>,
    ) => {
      const options = {
        baseURL: String(baseURL),
        viewport,
        colorScheme: theme,
        reducedMotion: 'reduce',
      } as const;
      const page = await (account ? openAs(account, options) : browser.newPage(options));
      await page.context().addCookies([{ name: 'metier_lang', value: language, url: options.baseURL }]);
      const ownFaults = await watchFaults(page);

      const expectNoFaults = async (screen: string, state?: ShownState) => {
        const faults = [
          await accessFaults(page),
          await textFaults(page),
          await widthFaults(page),
          await obscuredFaults(page),
          (await ownFaults()).filter(
            (fault) => !(state?.isFailing && isProvoked(fault)) && !(state?.isMoving && isShift(fault)),
          ),
        ].flat();
        expect.soft(faults, `${screen}, ${name}, ${language}`).toEqual([]);
      };

      for (const { path, dialogs = [], states = [] } of await screensOn(page)) {
        await page.goto(path);
        await settled(page);
        await expectNoFaults(path);
        expect
          .soft([...(await helpFaults(page)), ...(await signInFaults(page))], `${path}, ${name}, ${language}`)
          .toEqual([]);
        for (const dialog of dialogs) {
          await openDialog(page, dialog, language);
          await expectNoFaults(`${path}: ${dialog.opens.at(-1)?.key}`);
          await closeDialog(page, dialog, language);
        }
        for (const state of states) {
          await page.goto(path);
          await settled(page);
          // Loading was tested above; here it begins where the state before has scrolled to.
          await ownFaults();
          await state.enter(page, language);
          await expectNoFaults(`${path}, ${state.name}`, state);
          await state.leave?.(page);
        }
      }
    };

    // Parallel: a page waits about half of its time.
    const visitAll = (account: Account | undefined, screensOn: (page: Page) => Promise<readonly Screen[]>) =>
      Promise.all(looksOf(visitor).map((look) => visit(look, account, screensOn)));
    if (visitor !== 'visitor') {
      const { account, screens } = await makeScreens(browser, String(baseURL), visitor);
      await visitAll(account, async () => screens);
    }
    const account = visitor === 'visitor' ? undefined : await demoAccount(String(baseURL), visitor);
    // A second device, so that there is a session to end.
    if (account) await signIn(String(baseURL), account);
    await visitAll(account, (page) => screensOf(page, visitor));
  });
}
