import type { Reply } from '@metier/contract/operations';
import { pageOf, transaction, type Db } from '../../platform/db/index.ts';
import { AppError } from '../../platform/errors/index.ts';
import { route, type Route } from '../../platform/http/index.ts';
import { publish } from '../events/index.ts';
import { abortCanary, rollBackRelease } from './commands/roll-back-release.ts';
import type { ReleaseControl } from './release-control.ts';

/** Calls about releases. The registry is not in the database, so they are no transactions. */
export function releasesRoutes(control: ReleaseControl | undefined): readonly Route[] {
  const required = (): ReleaseControl => {
    if (!control) throw new AppError('releasesUnavailable');
    return control;
  };
  return [
    route('GET /api/manager/releases', () => required().overview()),
    route('GET /api/manager/releases/history', async ({ query: { app, before, page } }) => {
      const changes = (await required().history()).filter(
        (change) => isOf(change, app) && isBefore(change, before),
      );
      const { rows, paging } = pageOf(changes, page);
      return { changes: rows, ...paging };
    }),
    route('POST /api/manager/releases/rollback', async ({ db, actor, body, now }) => {
      await rollBackRelease(db, required(), actor.userId, body);
      await publishChange(db, now);
      return {};
    }),
    route('POST /api/manager/releases/abort_canary', async ({ db, actor, body, now }) => {
      await abortCanary(db, required(), actor.userId, body);
      await publishChange(db, now);
      return {};
    }),
  ];
}

type Change = Reply<'GET /api/manager/releases/history'>['changes'][number];

const isOf = ({ apps }: Change, name: string | undefined) =>
  name === undefined || apps.some(({ app }) => app === name);

const isBefore = ({ at }: Change, moment: string | undefined) =>
  moment === undefined || Date.parse(at) < Date.parse(moment);

/** To the open pages of all managers. */
const publishChange = (db: Db, now: Date): Promise<void> =>
  transaction(db, (trx) => publish(trx, [{ kind: 'release', role: 'manager' }], now));
