import type { Examples } from '../example.ts';
import type { replyTemplateOperations } from '../operations/reply-templates.ts';
import { sampleId } from './samples.ts';

const TEXTS = {
  name: 'Half of the work is there',
  text: '{freelancer} has delivered about half of “{project}”, which {customer} can use.',
};
const TEMPLATE = { id: sampleId(91), kind: 'case_reason', ...TEXTS, version: 2 } as const;

export const replyTemplateExamples: Examples<typeof replyTemplateOperations> = {
  'GET /api/manager/reply_templates': {
    query: { kind: 'case_reason' },
    reply: { templates: [TEMPLATE] },
  },
  'POST /api/manager/reply_templates': {
    body: { kind: 'case_reason', ...TEXTS },
    reply: { template: TEMPLATE },
  },
  'PUT /api/manager/reply_templates': {
    body: { template_id: TEMPLATE.id, version: 2, ...TEXTS },
    reply: { template: TEMPLATE },
  },
  'DELETE /api/manager/reply_templates': { query: { template_id: TEMPLATE.id }, reply: {} },
};
