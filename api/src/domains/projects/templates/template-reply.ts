import { only, Order, type Reply } from '@metier/contract/operations';
import type { TemplateRecord } from '../projects.table.ts';

type Template = Reply<'GET /api/customer/templates'>['templates'][number];

/** A template as its customer sees it. */
export const templateReply = ({ id, title, created_at, ...row }: TemplateRecord): Template => ({
  id,
  name: title,
  created_at: created_at.toISOString(),
  order: { ...only(Order, row), deadline_days: row.deadline_days, budget: row.price },
});
