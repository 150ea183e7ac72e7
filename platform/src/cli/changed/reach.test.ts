import { describe, expect, test } from '@jest/globals';
import { ROOT } from '../root.ts';
import { askTool } from '../run-tool.ts';
import { JEST_ENVIRONMENT } from '../unit.ts';
import { reachOf } from './reach.ts';

const ALL = undefined;
const CUSTOMER = 'remote-customer/src/features/project/project.api.ts';
const FREELANCER = 'remote-freelancer/src/locales/de.json';
const LAW = 'platform/law/law.test.ts';

test.each([
  [[CUSTOMER], ['remote-customer']],
  [
    [CUSTOMER, FREELANCER, 'docs/map.md'],
    ['remote-customer', 'remote-freelancer'],
  ],
  [['remote-customer/src/features/project/pages/project-page.test.tsx'], []],
  [['docs/map.md', 'README.md', 'platform/law/rules.ts'], []],
  [['e2e/journeys/signed-out.spec.ts'], ['e2e/journeys/signed-out.spec.ts']],
  [['e2e/src/test.ts'], ALL],
  [['shell/src/frame/frame.tsx', CUSTOMER], ALL],
  [['shared-kit/src/ui/index.ts'], ALL],
  [['shared-kit/contract/src/price.ts'], ALL],
  [['api/src/main.ts'], ALL],
  [['platform/src/releases/index.ts'], ALL],
  [[], []],
])('%j reaches the journeys %j', (changed, journeys) => {
  expect(reachOf(ROOT, changed).journeys).toEqual(journeys);
});

test.each([
  'package.json',
  'pnpm-lock.yaml',
  'remote-customer/package.json',
  'shared-kit/src/ui/theme/font/inter.woff2',
  'platform/src/testing/database.setup.ts',
  'platform/src/testing/browser/setup.ts',
  'patches/new.patch',
])('%s, which is no module of a package, reaches everything', (file) => {
  expect(reachOf(ROOT, [CUSTOMER, file])).toEqual({ sources: ALL, journeys: ALL });
});

test('tests that read files of all packages run after every change', () => {
  const readers = [
    LAW,
    'platform/src/federation/build/remote-build.test.ts',
    'platform/src/new-remote/write-remote.test.ts',
    'platform/src/dev/watch-server-code.test.ts',
    'api/src/config-table.test.ts',
    'api/src/domains/projects/life-cycle/rules/life-cycle-page.test.ts',
  ];
  expect(reachOf(ROOT, [CUSTOMER]).sources).toEqual(expect.arrayContaining([CUSTOMER, ...readers]));
  expect(reachOf(ROOT, ['docs/operations.md']).sources).toContain('api/src/config-table.test.ts');
});

/** The tests that Jest finds for a changed file. */
async function testsOf(file: string): Promise<string> {
  const { output } = await askTool(['jest', '--listTests', '--findRelatedTests', file], {
    environment: JEST_ENVIRONMENT,
  });
  return output;
}

describe('Jest finds', () => {
  test.each([
    ['its importers', 'remote-auth/src/features/sign-in/sign-in.api.ts', 'remote-auth/src/features/sign-in/'],
    [
      'importers by the name of a package',
      'shared-kit/contract/src/price.ts',
      'remote-customer/src/features/',
    ],
    ['both projects', 'shared-kit/contract/src/price.ts', 'api/src/domains/'],
    ['importers of a text', FREELANCER, 'remote-freelancer/src/features/'],
    ['what starts it as a worker', 'api/src/platform/pdf/draw-sheet.ts', 'api/src/domains/documents/'],
    [
      'modules that start it as a process',
      'api/src/domains/money/index.ts',
      'platform/src/testing/endurance/fire.test.ts',
    ],
  ])('%s', async (_what, file, expected) => {
    const tests = await testsOf(file);
    expect(tests).toContain(`/${expected}`);
  });

  test('nothing unrelated to a changed remote', async () => {
    expect(await testsOf(CUSTOMER)).not.toMatch(/\/(api|platform|remote-auth|shell)\/[^ ]*\.test\.ts/);
  });
});
