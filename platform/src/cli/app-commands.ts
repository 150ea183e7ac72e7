import type { AppReleases, AppState } from '../releases/app-releases.ts';
import { furtherSteps } from '../releases/canary.ts';
import type { Author, RegisteredCanary } from '../releases/registry/index.ts';
import { CommandError } from './command.ts';
import { oneLine } from './one-line.ts';

/** The app of a command. */
export interface Subject {
  readonly app: string;
  readonly releases: AppReleases;
  /** Location of the releases: ` at https://metier.example`, or empty for the local store. */
  readonly place: string;
  /** A command about this app, as typed by a user. */
  readonly typed: (command: string, words?: string) => string;
}

interface Force {
  readonly force: boolean;
}

/** Makes the release before the live one live again, or the named one. */
export async function rollBackApp(
  { app, releases, place }: Subject,
  author: Author,
  options: Force & { readonly to: string | undefined },
): Promise<void> {
  const { live } = await releases.rollBack(author, options);
  console.log(`${app} ${live} is live again${place}`);
}

/** Takes a remote out of a running product, until it is released by name. */
export async function withdrawApp(
  { app, releases, place, typed }: Subject,
  author: Author,
  options: Force,
): Promise<void> {
  await releases.withdraw(author, options);
  console.log(`${app} is withdrawn${place}. Live again: ${typed('release')}`);
}

/** Options of `canary`. */
export const CANARY_OPTIONS = {
  percent: { type: 'string' },
  steps: { type: 'string' },
  every: { type: 'string' },
  promote: { type: 'boolean', default: false },
  abort: { type: 'boolean', default: false },
} as const;

interface CanaryValues {
  readonly percent?: string;
  readonly steps?: string;
  readonly every?: string;
  readonly promote: boolean;
  readonly abort: boolean;
}

/** The stored release to use. */
interface Built {
  readonly release: string;
  readonly sourceFaults?: readonly string[];
}

/** Action of a canary command. Throws `CommandError` unless there is exactly one. */
export function readCanary({ percent, steps, every, promote, abort }: CanaryValues) {
  if ([percent, steps, promote, abort].filter(Boolean).length !== 1)
    throw new CommandError('Say one of: --percent 10, --steps 1,10,50,100 --every 10m, --promote, --abort.');
  const schedule = steps === undefined ? undefined : scheduleOf(steps, every);
  return { promote, abort, schedule, percent: schedule?.steps[0] ?? Number(percent) };
}

/**
 * Gives a release to a share of visitors, makes the canary live, or ends it.
 *
 * @param options.release the named one
 * @param options.build stores the release of the source; called if none is named and no canary is running
 */
export async function changeCanary(
  { app, releases, place, typed }: Subject,
  author: Author,
  { promote, abort, percent, schedule }: ReturnType<typeof readCanary>,
  {
    release,
    force,
    build,
  }: Force & { readonly release: string | undefined; readonly build: () => Promise<Built> },
): Promise<void> {
  if (abort || promote) {
    const change = abort ? releases.abort(author, { release }) : releases.promote(author, { release, force });
    return console.log(
      `${app} ${(await change).live} is what every visitor gets from the next page on${place}`,
    );
  }
  const running = release ?? (await releases.state())?.canary?.release;
  const tried = running ? { release: running } : await build();
  const { canary } = await releases.setCanary(author, {
    ...tried,
    percent,
    ...(schedule && { schedule }),
    force,
  });
  console.log(`${app} ${canary?.release} is shown to ${percent} % of visitors${place}.`);
  for (const way of ['promote', 'abort']) console.log(`To ${way} it: ${typed('canary', `--${way}`)}`);
}

/** @example scheduleOf('1,10,50,100', '2h') // { steps: [1, 10, 50, 100], minutes: 120 } */
function scheduleOf(given: string, every = '10m'): { steps: number[]; minutes: number } {
  const steps = given.split(',').map(Number);
  const rises = steps.every((step, index) => step > (steps[index - 1] ?? 0) && step <= 100);
  const [, count, unit] = /^(\d+)(m|h)$/.exec(every) ?? [];
  if (!rises || !count)
    throw new CommandError(
      'A schedule rises, and says how long each step takes: --steps 1,10,50,100 --every 10m',
    );
  return { steps, minutes: Number(count) * (unit === 'h' ? 60 : 1) };
}

/** Prints what is live of an app. */
export async function printState({ app, releases, place, typed }: Subject): Promise<void> {
  const state = await releases.state();
  console.log(
    state ? stateLine(app, state) : `${app} was never released${place}. To release it: ${typed('release')}`,
  );
}

/** What is live of an app, since when, by whom and why; its canary and what is held back. */
export function stateLine(app: string, { live, held, canary, since }: AppState): string {
  const heldBack = held.length > 0 ? `, held back: ${held.join(', ')}` : '';
  const share = canary ? `, canary: ${canary.release} for ${canary.percent} %${stepsOf(canary)}` : '';
  return `${app.padEnd(12)} ${(live ?? 'withdrawn').padEnd(12)} ${changeLine(since)}${share}${heldBack}`;
}

/** ` (raised while it is as good as live: 50 % from …, 100 % from …)`; nothing without a schedule. */
function stepsOf(canary: RegisteredCanary): string {
  const steps = furtherSteps(canary).map(
    ({ percent, from }) => `${percent} % from ${timeOf(from.toISOString())}`,
  );
  return steps.length > 0 ? ` (raised while it is as good as live: ${steps.join(', ')})` : '';
}

const timeOf = (at: string) => `${at.slice(0, 19).replace('T', ' ')} UTC`;

/** When a change was made, by whom and why. */
export const changeLine = ({ at, by, why }: AppState['since']): string =>
  oneLine(`${timeOf(at)}, ${by}${why ? `: ${why}` : ''}`);
