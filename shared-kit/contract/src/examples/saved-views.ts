import type { Examples } from '../example.ts';
import type { savedViewOperations } from '../operations/saved-views.ts';
import { sampleId } from './samples.ts';

const view_id = sampleId(91);
const VIEW = { name: 'Disputes in design', query: { type: ['design' as const], case: 'disputed' as const } };

export const savedViewExamples: Examples<typeof savedViewOperations> = {
  'GET /api/manager/views': { reply: { views: [{ id: view_id, ...VIEW }] } },
  'POST /api/manager/views': { body: VIEW, reply: { view: { id: view_id, ...VIEW } } },
  'PUT /api/manager/views': { body: { view_id, name: 'Open disputes' }, reply: {} },
  'DELETE /api/manager/views': { query: { view_id }, reply: {} },
};
