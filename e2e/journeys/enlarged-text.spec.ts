import { ROLES } from '@metier/contract';
import { settled } from '../src/faults.ts';
import { cutFaults, widthFaults } from '../src/layout-faults.ts';
import { emptyScreensOf } from '../src/screens.ts';
import { expect, test } from '../src/test.ts';

test.use({ remotes: ['auth', 'customer', 'freelancer', 'manager'] });

const softly = expect.configure({ soft: true });

for (const role of ROLES) {
  // Text alone, as by the browser's font size: the layout stays that of a wide window. Source: WCAG 2.2, 1.4.4.
  test(`with text of twice its size nothing is cut off on the screens of a ${role}`, async ({ openAs }) => {
    test.setTimeout(120_000);
    const page = await openAs(role, { viewport: { width: 1280, height: 800 } });
    for (const path of emptyScreensOf(role)) {
      await page.goto(path);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      await settled(page);
      const faults = async () => [...(await cutFaults(page)), ...(await widthFaults(page))];
      await softly.poll(faults, { message: path }).toEqual([]);
    }
  });
}
