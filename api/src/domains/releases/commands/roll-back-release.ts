import { nameOf } from '@metier/contract';
import type { Body } from '@metier/contract/operations';
import type { Db } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import { personOf } from '../../accounts/index.ts';
import type { ReleaseControl, ReleaseOutcome } from '../release-control.ts';

/** Length of the id prefix that distinguishes managers of the same name. */
const ID_LENGTH = 8;

/**
 * Makes the earlier release of an app live again. The registry keeps the manager and the reason.
 *
 * @throws AppError `notFound`, `stateChanged` if another release is live than the manager was shown, `releaseRefused`
 */
export async function rollBackRelease(
  db: Db,
  control: ReleaseControl,
  managerId: string,
  { app, live, to, reason }: Body<'POST /api/manager/releases/rollback'>,
): Promise<void> {
  requireDone(await control.rollBack(app, { live, to }, await authorOf(db, managerId, reason)));
}

/**
 * Ends the canary of an app, which is held back. The registry keeps the manager and the reason.
 *
 * @throws AppError `notFound`, `stateChanged` if it has another canary than the manager was shown, or none
 */
export async function abortCanary(
  db: Db,
  control: ReleaseControl,
  managerId: string,
  { app, canary, reason }: Body<'POST /api/manager/releases/abort_canary'>,
): Promise<void> {
  requireDone(await control.abortCanary(app, canary, await authorOf(db, managerId, reason)));
}

/** `Mona Keller (manager 9c4f0b6d)`. */
async function authorOf(db: Db, managerId: string, why: string) {
  const name = nameOf(await personOf(db, managerId));
  const id = managerId.slice(0, ID_LENGTH);
  return { by: `${name} (manager ${id})`, why, coded: { code: 'manager', values: { name, id } } } as const;
}

function requireDone(outcome: ReleaseOutcome): void {
  switch (outcome.kind) {
    case 'done':
      return;
    case 'unknownApp':
      throw new AppError('notFound');
    case 'changed':
      throw new AppError('stateChanged', { live: outcome.live, canary: outcome.canary });
    case 'refused':
      throw new AppError('releaseRefused', {
        faults: outcome.faults.map(({ text }) => text),
        coded_faults: [...outcome.faults],
      });
  }
}
