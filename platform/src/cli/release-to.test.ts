import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type SampleGateway, startSampleGateway } from '../federation/gateway/testing/sample-gateway.ts';
import { makeLive } from '../releases/index.ts';
import { newTeam, type Team } from '../upload/testing/team.ts';
import { uploadRelease } from '../upload/upload-release.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
/** Generous for busy machines. */
const TIMEOUT_MS = 300_000;

let sample: SampleGateway;
let team: Team;
let origin: string;
let key: string;
let release: string;
beforeAll(async () => {
  [sample, team] = await Promise.all([startSampleGateway(), newTeam()]);
  origin = `http://localhost:${new URL(sample.origin).port}`;
  ({ key } = await sample.store.keys.add({ app: 'notes', by: 'Ada' }));
  release = await team.build('one');
  // The registry contains a remote without a folder here.
  await makeLive(team.store, { by: 'Bob', why: '' }, { notes: release });
});
afterAll(() => Promise.all([sample.close(), team.leave()]));

/** Runs a command over the team's store; returns exit code and output. */
function run(words: string, METIER_DEPLOY_KEY = key, command = 'release'): Promise<string> {
  const env = {
    ...process.env,
    NODE_OPTIONS: '',
    NODE_NO_WARNINGS: '1',
    METIER_RELEASES: team.folder,
    METIER_DEPLOY_KEY,
  };
  return new Promise((resolve) => {
    execFile(process.execPath, [MAIN, command, ...words.split(' ')], { env }, (error, stdout, stderr) =>
      resolve(`${error?.code ?? 0} ${stdout}${stderr}`),
    );
  });
}
const liveNow = async () => (await sample.store.registry.read())?.apps['notes']?.live;

test(
  'a stored release is uploaded and made live; a repetition changes nothing',
  async () => {
    expect(await run(`notes ${release} --to ${origin} --store`)).toBe(
      `0 notes ${release} is stored at ${origin}, 3 new files\n`,
    );
    expect(await liveNow()).toBeUndefined();
    expect(await run(`notes ${release} --to ${origin} --by Bob --why x`)).toBe(
      `0 notes ${release} is stored at ${origin}, 0 new files\nnotes ${release} is live at ${origin}\n`,
    );
    expect(await liveNow()).toBe(release);
    expect(await sample.store.registry.read()).toMatchObject({
      by: expect.stringMatching(/^Bob \(/),
      why: 'x',
    });
    expect(await run(`notes ${release} --to ${origin}`)).toContain(`is live at ${origin} already\n`);
  },
  TIMEOUT_MS,
);

test(
  'a release that only the gateway has is made live by its name',
  async () => {
    const elsewhere = await newTeam();
    const other = await elsewhere.build('other');
    expect(await run(`notes ${other} --to ${origin}`)).toMatch(
      new RegExp(`^1 ${origin} refused the request: notes has no release ${other}`),
    );
    await uploadRelease(elsewhere.store, { app: 'notes', release: other }, { origin, key });
    await elsewhere.leave();
    expect(await run(`notes ${other} --to ${origin}`)).toBe(`0 notes ${other} is live at ${origin}\n`);
  },
  TIMEOUT_MS,
);

test(
  'status, rollback, canary and withdrawal work through the gateway',
  async () => {
    const other = await team.build('second');
    await run(`notes ${release} --to ${origin}`);
    await run(`notes ${other} --to ${origin} --why better`);
    const words = async (command: string, more = '') =>
      (await run(`notes ${more} --to ${origin}`.replaceAll('  ', ' '), key, command)).trim();
    expect(await words('status')).toMatch(RegExp(`^0 notes +${other} .* UTC, .* \\(key .*: better$`));
    expect(await words('rollback')).toMatch(RegExp(`^0 notes ${release} is live again at ${origin}$`));
    expect(await words('canary', `${other} --percent 10`)).toBe(
      [
        `0 notes ${other} is shown to 10 % of visitors at ${origin}.`,
        `To promote it: npm run canary -- remote-notes --promote --to ${origin}`,
        `To abort it: npm run canary -- remote-notes --abort --to ${origin}`,
      ].join('\n'),
    );
    expect(await words('canary', '--promote')).toContain(`notes ${other} is what every visitor gets`);
    expect(await words('withdraw')).toBe(
      `0 notes is withdrawn at ${origin}. Live again: npm run release -- remote-notes --to ${origin}`,
    );
    expect(await liveNow()).toBeNull();
  },
  TIMEOUT_MS,
);

test(
  'errors are printed without a stack trace',
  async () => {
    const said = [
      [await run(`--to ${origin}`), '1 A deploy key is for one app: name the app.'],
      [
        await run(`notes ${release} --to ${origin} --force --why x`),
        "1 Only the gateway's operator can override",
      ],
      [
        await run(`notes ${release} --to http://metier.example`),
        '1 "http://metier.example" is not an address',
      ],
      [await run(`notes ${release} --to ${origin}`, ''), '1 METIER_DEPLOY_KEY is not set.'],
      [
        await run(`notes ${release} --to ${origin}`, 'wrong'),
        `1 ${origin} refused the request: The key is unknown`,
      ],
    ] as const;
    for (const [answer, words] of said) {
      expect(answer).toContain(words);
      expect(answer).not.toMatch(/^ +at /m);
    }
  },
  TIMEOUT_MS,
);
