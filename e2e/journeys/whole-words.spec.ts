import { LANGUAGE_COOKIE, PATHS } from '@metier/contract';
import type { Locator } from '@playwright/test';
import { payProject } from '../src/act.ts';
import { settled } from '../src/faults.ts';
import { cutFaults, widthFaults } from '../src/layout-faults.ts';
import { expect, test } from '../src/test.ts';

test.use({ remotes: ['freelancer'] });

/** A word that fits every list, beside a price or above it. */
const WORD = 'Verpackungsgestaltung';

/** Number of lines of a text's first word. */
const linesOfWord = (text: Locator): Promise<number> =>
  text.evaluate((element) => {
    const range = document.createRange();
    const [node] = element.childNodes;
    if (!node) return 0;
    range.setStart(node, 0);
    range.setEnd(node, String(node.textContent).indexOf(' '));
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });

/** Horizontal scroll width of tables, in pixels. */
const sidewaysRoom = (tables: Locator): Promise<number[]> =>
  tables.evaluateAll((all) =>
    all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth).filter((room) => room > 0),
  );

test('a long word in the name of a project is not broken if there is space', async ({ openAs, baseURL }) => {
  const customer = await openAs('customer');
  const name = `${WORD} ${Date.now().toString(36)}`;
  await payProject(customer, name);
  const page = await openAs('freelancer', { viewport: { width: 1280, height: 800 } });
  await page.context().addCookies([{ name: LANGUAGE_COOKIE, value: 'de', url: String(baseURL) }]);
  await page.goto(PATHS.openProjects);
  for (const width of [320, 390, 1000, 1280, 1400]) {
    await page.setViewportSize({ width, height: 800 });
    await settled(page);
    await expect.poll(() => linesOfWord(page.getByRole('link', { name }))).toBe(1);
    expect(await sidewaysRoom(page.locator('.MuiTableContainer-root'))).toEqual([]);
    expect([...(await cutFaults(page)), ...(await widthFaults(page))]).toEqual([]);
  }
});
