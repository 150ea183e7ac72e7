import { randomInt } from 'node:crypto';
import type { SignUpRole } from '@metier/contract';
import { registerAccount } from '../../../../api/src/domains/auth/index.ts';
import type { ApiProcess } from './api-process.ts';
import { PatientClient } from './patient-client.ts';
import type { Stage } from './stage.ts';

const PASSWORD = 'Correct-horse-1';

/** Where people act: they sign up by the database, and call the processes. */
type Place = Pick<Stage, 'db' | 'clock'> & { readonly apis: readonly Pick<ApiProcess, 'origin'>[] };

/** So many people of a role, each of whom speaks to whichever process comes first. */
export async function people(
  { db, clock, apis }: Place,
  role: SignUpRole,
  count: number,
): Promise<PatientClient[]> {
  const clients: PatientClient[] = [];
  for (let number = 0; number < count; number += 1) {
    const person = {
      first_name: role,
      last_name: String(number),
      email: `${role}-${number}@fire.test`,
      password: PASSWORD,
      type_client: role,
      language: 'en',
    } as const;
    const { id } = await registerAccount(db, person, clock.now());
    const anyOrigin = (): string => apis[randomInt(apis.length)]?.origin ?? '';
    clients.push(new PatientClient({ ...person, id }, anyOrigin));
  }
  return clients;
}
