import type { Clock } from '../platform/clock/index.ts';
import type { SignedInClient } from './signed-in-client.ts';
import type { DemoName } from './demo-accounts.ts';

/** A person who acts in the demo world. */
export interface DemoPerson extends SignedInClient {
  readonly id: string;
}

/** The API and clock that the demo world is loaded with. */
export interface DemoWorld {
  readonly people: Readonly<Record<DemoName, DemoPerson>>;
  readonly clock: Clock;
}

/** An action some days before today. */
export interface DemoEvent {
  readonly daysAgo: number;
  readonly happen: (world: DemoWorld) => Promise<unknown>;
}
