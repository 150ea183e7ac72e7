import { randomInt } from 'node:crypto';
import type { Role } from '@metier/contract';
import { registerAccount } from '../../../../api/src/domains/auth/index.ts';
import type { ApiProcess } from './api-process.ts';
import { RetryingClient } from './retrying-client.ts';
import type { RunningProduct } from './product.ts';

const PASSWORD = 'Correct-horse-1';

/** Users are registered in the database and call any of the processes. */
type Place = Pick<RunningProduct, 'db' | 'clock'> & { readonly apis: readonly Pick<ApiProcess, 'origin'>[] };

/** Registers users of a role. Each of their calls goes to a random process. Emails begin with the prefix. */
export async function registerUsers(
  { db, clock, apis }: Place,
  role: Role,
  count: number,
  prefix = 'client',
): Promise<RetryingClient[]> {
  const clients: RetryingClient[] = [];
  for (let number = 0; number < count; number += 1) {
    const person = {
      first_name: role,
      last_name: String(number),
      email: `${prefix}-${role}-${number}@fire.test`,
      password: PASSWORD,
      type_client: role,
      language: 'en',
    } as const;
    const { id } = await registerAccount(db, person, clock.now());
    const anyOrigin = (): string => apis[randomInt(apis.length)]?.origin ?? '';
    clients.push(new RetryingClient({ ...person, id }, anyOrigin));
  }
  return clients;
}

/** Registers two managers: one decides the appeals of the other's decisions. */
export async function registerManagers(place: Place): Promise<[RetryingClient, RetryingClient]> {
  const [manager, other] = await registerUsers(place, 'manager', 2);
  if (!manager || !other) throw new RangeError('There are two managers');
  return [manager, other];
}
