import type { Examples } from '../example.ts';
import type { templateOperations } from '../operations/templates.ts';
import { only } from '../schemas/only.ts';
import { Order } from '../schemas/order.ts';
import { BUDGET, DELIVERED_AT, NAME, PROJECT, PROJECT_ID, sampleId } from './samples.ts';

const TEMPLATE = {
  id: sampleId(82),
  name: NAME,
  created_at: DELIVERED_AT,
  order: { ...only(Order, PROJECT), deadline_days: PROJECT.deadline_days, budget: BUDGET },
};

export const templateExamples: Examples<typeof templateOperations> = {
  'GET /api/customer/templates': { reply: { templates: [TEMPLATE] } },
  'POST /api/customer/templates': {
    body: { project_id: PROJECT_ID, name: NAME },
    reply: { template: TEMPLATE, is_new: true },
  },
  'DELETE /api/customer/templates': { query: { template_id: TEMPLATE.id }, reply: {} },
};
