import { LANGUAGE_COOKIE, PATHS, type Role } from '@metier/contract';
import { settled } from '../src/faults.ts';
import { cutFaults, widthFaults } from '../src/layout-faults.ts';
import { expect, test } from '../src/test.ts';

test.use({ remotes: ['customer', 'freelancer', 'manager'] });

/** Narrowest widths of each layout, in pixels: both sides of each breakpoint, and phones. */
const WIDTHS = [320, 390, 899, 900, 999, 1000, 1100, 1199, 1200, 1280, 1399, 1400];

const softly = expect.configure({ soft: true });

/** Screens with the most columns, the longest words and the most tiles. */
const SCREENS: readonly (readonly [Role, path: string])[] = [
  ['customer', PATHS.create],
  ['customer', PATHS.myProjects],
  ['freelancer', PATHS.openProjects],
  ['freelancer', PATHS.portfolio],
  ['manager', PATHS.projects],
  ['manager', PATHS.myProjects],
];

for (const [role, path] of SCREENS) {
  test(`in German nothing on ${path} of a ${role} is cut off at any window width`, async ({
    openAs,
    baseURL,
  }) => {
    const page = await openAs(role, { viewport: { width: 1280, height: 800 } });
    await page.context().addCookies([{ name: LANGUAGE_COOKIE, value: 'de', url: String(baseURL) }]);
    await page.goto(path);
    await settled(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      // Tables turn into cards one render after a resize.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      const faults = async () => [...(await cutFaults(page)), ...(await widthFaults(page))];
      await softly.poll(faults, { message: `${width} px` }).toEqual([]);
    }
  });
}
