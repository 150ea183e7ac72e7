import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { testRefused } from './testing/test-refused.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));

function run(args: readonly string[], settings: NodeJS.ProcessEnv = {}) {
  return spawnSync(process.execPath, [MAIN, ...args], {
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '', DATABASE_URL: 'postgresql://nowhere.invalid/x', ...settings },
  });
}

testRefused(
  [
    ['nonsense', 'There is no command "nonsense".'],
    ['bench api --nonsense', "Unknown option '--nonsense'"],
    ['bench load --nonsense', "Unknown option '--nonsense'"],
    ['bench use --nonsense', "Unknown option '--nonsense'"],
    ['bench use --role admin', '--role is one of: customer, freelancer, manager.'],
    ['bench lists --runs 0', '--runs must be a whole number from 1.'],
    ['bench nonsense', 'Name a benchmark: npm run bench load, … use, … api, … lists, … events'],
    ['test --nonsense', "Unknown option '--nonsense'"],
    ['test --changed=nonsense', 'git cannot compare with "nonsense"'],
    ['new:remote', 'Name the new remote by its folder'],
    ['new:remote remote-Partner', 'Name the new remote by its folder'],
    ['new:remote remote-shell', 'Name the new remote by its folder'],
    ['new:remote ../remote-x', 'Name the new remote by its folder'],
    ['new:remote remote-customer', 'The folder remote-customer exists already'],
    ['new:remote remote-x --role boss', '--role is one of customer, freelancer, manager'],
    ['shots 1280 /team 390', 'Nothing is called 1280, 390. The words are visitor, customer, '],
    ['dev --nonsense', "Unknown option '--nonsense'"],
    ['dev remote-customer', 'npm run dev takes no names'],
    ['dev --against https://metier.example', 'npm run dev takes no names'],
    ['dev remote-none --against http://localhost:1', 'There is no remote "remote-none" here.'],
    ['dev shell --against http://localhost:1', 'The remotes are: remote-auth, '],
    ['dev remote-auth --against metier.example', '--against needs the address of a product'],
    ['dev remote-auth --against http://localhost:1', 'http://localhost:1 does not answer: '],
  ],
  () => ({}),
);

test('a refused command exits with 1 and prints no stack trace', () => {
  const { status, stdout, stderr } = run(['nonsense']);
  expect(stderr).toMatch(/^There is no command "nonsense"\. The commands are: .+\.\n$/);
  expect([status, stdout]).toEqual([1, '']);
});

test.each([
  [{ METIER_DEMO: '0' }, 'with METIER_DEMO=0 METIER_SECRET must be your own secret'],
  [{ METIER_TRUST_PROXY: 'true' }, 'METIER_TRUST_PROXY must be the number of proxies'],
  [{ API_URL: 'http://localhost:1', METIER_TRUST_PROXY: 'true' }, 'METIER_TRUST_PROXY must be the number'],
])('npm start with %j is rejected before anything is built or started', (settings, words) => {
  const { status, stdout, stderr } = run(['start'], settings);
  expect(stderr).toContain(words);
  expect(stderr).not.toMatch(/^ +at /m);
  expect(stdout).toBe('');
  expect(status).toBe(1);
});
