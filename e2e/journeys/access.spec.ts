import { accessFaults, settled, textFaults, watchFaults } from '../src/faults.ts';
import { helpFaults } from '../src/help-faults.ts';
import { escape } from '../src/keyboard.ts';
import { nameIn } from '../src/label.ts';
import { widthFaults } from '../src/layout-faults.ts';
import { obscuredFaults } from '../src/obscured-faults.ts';
import { screensOf, VISITORS } from '../src/screens.ts';
import { signInFaults } from '../src/sign-in-faults.ts';
import { demoAccount, signIn } from '../src/signed-in.ts';
import { expect, test } from '../src/test.ts';
import { pressInMain } from '../src/further-steps.ts';

/** Two looks that differ in everything; `npm run shots` checks the other combinations. */
const LOOKS = [
  { name: 'wide, in English', viewport: { width: 1280, height: 800 }, language: 'en', theme: 'light' },
  { name: 'narrow, in German', viewport: { width: 390, height: 844 }, language: 'de', theme: 'dark' },
] as const;

// These journeys change nothing.
test.describe.configure({ mode: 'parallel' });

for (const visitor of VISITORS) {
  test(`screens of a ${visitor}: nothing breaks, moves, overflows or shuts anybody out`, async ({
    browser,
    baseURL,
    openAs,
  }) => {
    test.setTimeout(600_000);
    // A second device, so that there is a session to end.
    if (visitor !== 'visitor') await signIn(String(baseURL), await demoAccount(String(baseURL), visitor));

    const visit = async ({ name, viewport, language, theme }: (typeof LOOKS)[number]) => {
      const options = {
        baseURL: String(baseURL),
        viewport,
        colorScheme: theme,
        reducedMotion: 'reduce',
      } as const;
      const page = await (visitor === 'visitor' ? browser.newPage(options) : openAs(visitor, options));
      await page.context().addCookies([{ name: 'metier_lang', value: language, url: options.baseURL }]);
      const ownFaults = await watchFaults(page);

      const expectNoFaults = async (screen: string) => {
        const faults = [
          await accessFaults(page),
          await textFaults(page),
          await widthFaults(page),
          await obscuredFaults(page),
          await ownFaults(),
        ].flat();
        expect.soft(faults, `${screen}, ${name}`).toEqual([]);
      };

      for (const { path, dialogs = [] } of await screensOf(page, visitor)) {
        await page.goto(path);
        await settled(page);
        await expectNoFaults(path);
        expect
          .soft([...(await helpFaults(page)), ...(await signInFaults(page))], `${path}, ${name}`)
          .toEqual([]);
        for (const dialog of dialogs) {
          await pressInMain(page, nameIn(dialog, language));
          await expect(page.getByRole('dialog')).toBeVisible();
          await expectNoFaults(`${path}: ${dialog.key}`);
          await escape(page.getByRole('dialog'));
        }
      }
    };

    // Parallel: a page waits about half of its time.
    await Promise.all(LOOKS.map(visit));
  });
}
