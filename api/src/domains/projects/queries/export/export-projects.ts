import type { Language } from '@metier/contract';
import { csvOf } from '@metier/contract/csv';
import type { Db } from '../../../../platform/db/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import { selectExport } from '../../../../views/project-export.ts';
import type { ProjectFilter } from '../../../../views/project-filter.ts';
import { exportTable } from './export-table.ts';

/** All projects of a filter, as far as a file has rows, as CSV in a language. */
export async function exportProjects(
  db: Db,
  actor: Actor,
  filter: ProjectFilter,
  language: Language,
  now: Date,
): Promise<string> {
  return csvOf(exportTable(await selectExport(db, actor.userId, filter, now), language));
}
