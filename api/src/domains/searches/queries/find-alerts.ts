import type { Db } from '../../../platform/db/index.ts';
import { selectSearchAlerts, type SearchAlertRow } from '../../../views/search-alerts.ts';

/** Freelancers to notify of a project; none if it is no longer open. */
export const findAlerts = (db: Db, projectId: string): Promise<SearchAlertRow[]> =>
  selectSearchAlerts(db, projectId);
