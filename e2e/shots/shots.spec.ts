import { LANGUAGES } from '@metier/contract';
import { MENUS } from '@metier/platform/shot-words';
import { undrawnDialogs } from '../src/dialogs.ts';
import { downScreensOf, type Down } from '../src/down-screens.ts';
import { makeScreens } from '../src/made-screens.ts';
import type { Screen } from '../src/screen.ts';
import { emptyScreensOf, screensOf, VISITORS } from '../src/screens.ts';
import { isWantedPath, wanted, WINDOW_NAMES } from '../src/shots/looks.ts';
import { openEmptyStage, openStage, openStageOf, type Stage } from '../src/shots/stage.ts';
import { Studio } from '../src/shots/studio.ts';
import { visitDown, visitEmpty, visitMenus } from '../src/shots/visit-states.ts';
import { visitMadeScreen, visitScreen } from '../src/shots/visit.ts';
import { expect, test } from '../src/test.ts';

async function on(opening: Promise<Stage>, visit: (stage: Stage) => Promise<void>): Promise<void> {
  const stage = await opening;
  await visit(stage);
  await stage.page.context().close();
}

for (const visitor of wanted(VISITORS))
  for (const window of wanted(WINDOW_NAMES))
    for (const language of wanted(LANGUAGES))
      test(`${visitor}-${window}-${language}`, async ({ browser, baseURL }) => {
        const setting = { browser, baseURL: String(baseURL), window, language };
        const studio = new Studio(window);

        let downs: readonly Down[] = [];
        let found: readonly Screen[] = [];
        await on(openStage(setting, visitor), async (stage) => {
          downs = await downScreensOf(stage.page, visitor);
          found = await screensOf(stage.page, visitor);
          for (const screen of found) if (isWantedPath(screen.path)) await visitScreen(stage, studio, screen);
          if (isWantedPath(MENUS)) await visitMenus(stage, studio, '/');
        });

        if (visitor !== 'visitor') {
          const { account, screens } = await makeScreens(browser, setting.baseURL, visitor);
          studio.noteUndrawn(undrawnDialogs(visitor, [...found, ...screens]));
          await on(openStageOf(setting, account), async (stage) => {
            for (const screen of screens)
              if (isWantedPath(screen.path)) await visitMadeScreen(stage, studio, screen);
          });

          await on(openEmptyStage(setting, visitor), async (stage) => {
            for (const path of emptyScreensOf(visitor).filter(isWantedPath))
              await visitEmpty(stage, studio, path);
          });
        }

        for (const down of downs)
          if (isWantedPath(down.path))
            await on(openStage(setting, visitor), (stage) => visitDown(stage, studio, down));

        await studio.write(browser, (theme) => `${visitor}-${window}-${theme}-${language}`);
        const faults = studio.faults();
        test
          .info()
          .annotations.push(
            { type: 'pictures', description: String(studio.pictures) },
            ...faults.map((description) => ({ type: 'fault', description })),
          );
        expect(faults).toEqual([]);
      });
