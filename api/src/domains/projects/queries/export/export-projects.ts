import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Language } from '@metier/contract';
import { csvLines, csvOf } from '@metier/contract/csv';
import type { Db } from '../../../../platform/db/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import { selectExport, type ExportedProject } from '../../../../views/project-export.ts';
import type { ProjectFilter } from '../../../../views/project-filter.ts';
import { exportHeads, exportRows } from './export-table.ts';

/** Rows made in one turn of the event loop. docs/decisions/0013-cost-of-a-request.md */
const ROWS_OF_A_TURN = 250;

/** All projects of a filter, as far as a file has rows, as CSV in a language. */
export async function exportProjects(
  db: Db,
  actor: Actor,
  filter: ProjectFilter,
  language: Language,
  now: Date,
): Promise<string> {
  const projects = await selectExport(db, actor.userId, filter, now);
  let file = '';
  for await (const part of exportParts(projects, language)) file += part;
  return file;
}

/** Heads and rows of the file, each part made in a turn of the event loop of its own. */
export async function* exportParts(
  projects: readonly ExportedProject[],
  language: Language,
): AsyncGenerator<string> {
  yield csvOf([exportHeads(language)]);
  for (let start = 0; start < projects.length; start += ROWS_OF_A_TURN) {
    await nextTurn();
    yield csvLines(exportRows(projects.slice(start, start + ROWS_OF_A_TURN), language));
  }
}
