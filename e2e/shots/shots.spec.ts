import { LANGUAGES, PATHS } from '@metier/contract';
import { MENUS } from '@metier/platform/shot-words';
import { emptyScreensOf, screensOf, VISITORS } from '../src/screens.ts';
import { loseFiles } from '../src/shots/answers.ts';
import { isWantedPath, wanted, WINDOW_NAMES } from '../src/shots/looks.ts';
import { openEmptyStage, openStage, type Stage } from '../src/shots/stage.ts';
import { Studio } from '../src/shots/studio.ts';
import { visitMenus, visitScreen, visitState } from '../src/shots/visit.ts';
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

        await on(openStage(setting, visitor), async (stage) => {
          for (const screen of await screensOf(stage.page, visitor))
            if (isWantedPath(screen.path)) await visitScreen(stage, studio, screen);
          if (isWantedPath(MENUS)) await visitMenus(stage, studio, '/');
        });

        if (visitor !== 'visitor')
          await on(openEmptyStage(setting, visitor), async (stage) => {
            for (const path of emptyScreensOf(visitor).filter(isWantedPath))
              await visitState(stage, studio, path, 'empty');
          });

        await on(openStage(setting, visitor), async (stage) => {
          const [app, path] = visitor === 'visitor' ? ['auth', PATHS.login] : [visitor, PATHS.myProjects];
          await loseFiles(stage.page, app);
          if (isWantedPath(path)) await visitState(stage, studio, path, 'down');
        });

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
