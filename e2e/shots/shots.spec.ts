import { LANGUAGES } from '@metier/contract';
import { MENUS } from '@metier/platform/shot-words';
import { undrawnDialogs } from '../src/dialogs.ts';
import { downScreensOf, type Down } from '../src/down-screens.ts';
import { makeScreens } from '../src/made-screens.ts';
import type { Screen } from '../src/screen.ts';
import { emptyScreensOf, screensOf, VISITORS } from '../src/screens.ts';
import { isWantedPath, wanted, WINDOW_NAMES } from '../src/shots/variants.ts';
import { openEmptySession, openSession, openSessionOf, type PageSession } from '../src/shots/page-session.ts';
import { ScreenshotRunner } from '../src/shots/screenshot-runner.ts';
import { visitDown, visitEmpty, visitMenus } from '../src/shots/visit-states.ts';
import { visitMadeScreen, visitScreen } from '../src/shots/visit.ts';
import { expect, test } from '../src/test.ts';

async function on(
  opening: Promise<PageSession>,
  visit: (session: PageSession) => Promise<void>,
): Promise<void> {
  const session = await opening;
  await visit(session);
  await session.page.context().close();
}

for (const visitor of wanted(VISITORS))
  for (const window of wanted(WINDOW_NAMES))
    for (const language of wanted(LANGUAGES))
      test(`${visitor}-${window}-${language}`, async ({ browser, baseURL }) => {
        const options = { browser, baseURL: String(baseURL), window, language };
        const runner = new ScreenshotRunner(window);

        let downs: readonly Down[] = [];
        let found: readonly Screen[] = [];
        await on(openSession(options, visitor), async (session) => {
          downs = await downScreensOf(session.page, visitor);
          found = await screensOf(session.page, visitor);
          for (const screen of found)
            if (isWantedPath(screen.path)) await visitScreen(session, runner, screen);
          if (isWantedPath(MENUS)) await visitMenus(session, runner, '/');
        });

        if (visitor !== 'visitor') {
          const { account, screens } = await makeScreens(browser, options.baseURL, visitor);
          runner.noteUndrawn(undrawnDialogs(visitor, [...found, ...screens]));
          await on(openSessionOf(options, account), async (session) => {
            for (const screen of screens)
              if (isWantedPath(screen.path)) await visitMadeScreen(session, runner, screen);
          });

          await on(openEmptySession(options, visitor), async (session) => {
            for (const path of emptyScreensOf(visitor).filter(isWantedPath))
              await visitEmpty(session, runner, path);
          });
        }

        for (const down of downs)
          if (isWantedPath(down.path))
            await on(openSession(options, visitor), (session) => visitDown(session, runner, down));

        await runner.write(browser, (theme) => `${visitor}-${window}-${theme}-${language}`);
        const faults = runner.faults();
        test
          .info()
          .annotations.push(
            { type: 'pictures', description: String(runner.pictures) },
            ...faults.map((description) => ({ type: 'fault', description })),
          );
        expect(faults).toEqual([]);
      });
