import { FALLBACK_LANGUAGE } from '@metier/contract';
import { registerAccount } from '../domains/auth/index.ts';
import type { Application } from '../platform/application.ts';
import { addToClockOffset } from '../platform/clock/index.ts';
import { transaction, type Db } from '../platform/db/index.ts';
import { advanceClock } from '../platform/jobs/index.ts';
import { demoAccounts, type DemoAccount, type DemoName } from './demo-accounts.ts';
import type { DemoPerson, DemoWorld } from './demo-world.ts';
import { signedInClient } from './signed-in-client.ts';
import { finishedStories } from './stories/finished.ts';
import { openStories } from './stories/open.ts';
import { peopleStories } from './stories/people.ts';
import { photoStories } from './stories/photos.ts';
import { runningStories } from './stories/running.ts';
import { showcaseStories } from './stories/showcase.ts';

const DAY_MS = 86_400_000;
const HISTORY_DAYS = 76;

/**
 * Fills an empty database with the demo world through the API's calls, as if people had made them over the last weeks:
 * the clock is set back and advanced from event to event, so that every timer fires at its time. Source: product.md
 * §11.
 */
export async function loadDemoWorld(application: Application, db: Db): Promise<void> {
  const { clock, queue } = application;
  await transaction(db, (trx) => addToClockOffset(trx, -HISTORY_DAYS * DAY_MS));
  await clock.sync();
  const today = Date.now();
  const moveTo = (moment: number) =>
    advanceClock(db, clock, queue, Math.max(0, moment - clock.now().getTime()) / 1000);

  const world = await populate(application, db);
  const events = [
    ...peopleStories,
    ...photoStories,
    ...showcaseStories,
    ...finishedStories,
    ...runningStories,
    ...openStories,
  ];
  for (const { daysAgo, happen } of events.toSorted((one, other) => other.daysAgo - one.daysAgo)) {
    await moveTo(today - daysAgo * DAY_MS);
    await happen(world);
  }
  await moveTo(Date.now());
  for (const person of Object.values(world.people)) await person.signOut();
}

async function populate({ server, clock }: Application, db: Db): Promise<DemoWorld> {
  const arrive = async (account: DemoAccount): Promise<DemoPerson> => {
    const { id } = await registerAccount(db, { ...account, language: FALLBACK_LANGUAGE }, clock.now());
    return { id, ...signedInClient(server, clock, account) };
  };
  const names = Object.keys(demoAccounts) as DemoName[];
  const people = await Promise.all(
    names.map(async (name) => [name, await arrive(demoAccounts[name])] as const),
  );
  return { people: Object.fromEntries(people) as DemoWorld['people'], clock };
}
