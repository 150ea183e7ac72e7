import { dayOf, type Language } from '@metier/contract';
import type { ExportedProject } from '../../../../views/project-export.ts';
import { serviceName } from '../../../catalogue/index.ts';
import { deadlineOf } from '../project-reply.ts';
import { EXPORT_TEXTS, type ExportTexts } from './export-texts.ts';

type Column = readonly [
  head: Exclude<keyof ExportTexts, 'statuses' | 'cases'>,
  cell: (project: ExportedProject, texts: ExportTexts, language: Language) => string,
];

const COLUMNS: readonly Column[] = [
  ['name', ({ name }) => name],
  ['service', ({ category_id }, _texts, language) => serviceName(category_id, language)],
  ['status', ({ status }, texts) => texts.statuses[status]],
  ['case', ({ case_state }, texts) => texts.cases[case_state]],
  ['customer', ({ customer }) => customer],
  ['customerEmail', ({ customer_email }) => customer_email],
  ['freelancer', ({ freelancer }) => freelancer ?? ''],
  ['freelancerEmail', ({ freelancer_email }) => freelancer_email ?? ''],
  ['budget', ({ price }) => (price / 100).toFixed(2)],
  ['created', ({ created_at }) => dayOf(created_at)],
  ['deadline', deadlineOf],
  ['id', ({ id }) => id],
];

export const exportHeads = (language: Language): string[] =>
  COLUMNS.map(([head]) => EXPORT_TEXTS[language][head]);

/** Rows of exported projects: amounts in euro with a point, days as `yyyy-MM-dd` of UTC. */
export function exportRows(projects: readonly ExportedProject[], language: Language): string[][] {
  const texts = EXPORT_TEXTS[language];
  return projects.map((project) => COLUMNS.map(([, cell]) => cell(project, texts, language)));
}
