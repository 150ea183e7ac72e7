import { pageOf } from '../../platform/db/index.ts';
import { AppError } from '../../platform/errors/index.ts';
import { route, type Route } from '../../platform/http/index.ts';
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
    route('GET /api/manager/releases/history', async ({ query }) => {
      const { rows, paging } = pageOf(await required().history(), query.page);
      return { changes: rows, ...paging };
    }),
    route('POST /api/manager/releases/rollback', async ({ db, actor, body }) => {
      await rollBackRelease(db, required(), actor.userId, body);
      return {};
    }),
    route('POST /api/manager/releases/abort_canary', async ({ db, actor, body }) => {
      await abortCanary(db, required(), actor.userId, body);
      return {};
    }),
  ];
}
