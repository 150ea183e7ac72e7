import { PATHS, ROLES } from '@metier/contract';
import { settled } from '../src/faults.ts';
import { edgelessControls, focusFaults } from '../src/focus-faults.ts';
import { widthFaults } from '../src/layout-faults.ts';
import { obscuredFaults } from '../src/obscured-faults.ts';
import { expect, test } from '../src/test.ts';

test.use({ remotes: ['auth', 'customer', 'freelancer', 'manager'] });

const SCREENS = { customer: PATHS.myProjects, freelancer: PATHS.finances, manager: PATHS.projects } as const;

for (const role of ROLES) {
  // 320 px are a window of 1280 px at 400 % zoom. Source: WCAG 2.2, 1.4.10.
  test(`forced colours at 400 % zoom: edges, focus, targets and width (${role})`, async ({ openAs }) => {
    const page = await openAs(role, { viewport: { width: 320, height: 640 }, forcedColors: 'active' });
    await page.goto(SCREENS[role]);
    await settled(page);
    expect([
      ...(await edgelessControls(page)),
      ...(await widthFaults(page)),
      ...(await focusFaults(page, 60)),
      ...(await obscuredFaults(page)),
    ]).toEqual([]);
  });
}
