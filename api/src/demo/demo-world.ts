import type { Clock } from '../platform/clock/index.ts';
import type { SignedInClient } from './signed-in-client.ts';
import type { DemoName } from './demo-accounts.ts';

/** Somebody who acts in the demo world. */
export interface DemoPerson extends SignedInClient {
  readonly id: string;
}

/** The stage on which the stories are told. */
export interface DemoWorld {
  readonly people: Readonly<Record<DemoName, DemoPerson>>;
  readonly clock: Clock;
}

/** What somebody does, some days before today. */
export interface DemoEvent {
  readonly daysAgo: number;
  readonly happen: (world: DemoWorld) => Promise<unknown>;
}
