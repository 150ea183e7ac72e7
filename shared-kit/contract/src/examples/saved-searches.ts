import type { Examples } from '../example.ts';
import type { savedSearchOperations } from '../operations/saved-searches.ts';
import type { SavedSearch } from '../schemas/open-search.ts';
import { sampleId } from './samples.ts';

const SEARCH: SavedSearch = {
  id: sampleId(84),
  name: 'Logos',
  type: ['design'],
  search: 'logo',
  min_budget: 5000,
  alert: 'now',
};
const { id, name, alert } = SEARCH;

export const savedSearchExamples: Examples<typeof savedSearchOperations> = {
  'GET /api/freelancer/saved_searches': { reply: { searches: [SEARCH] } },
  'POST /api/freelancer/saved_searches': {
    body: { name, type: ['design'], search: 'logo', min_budget: 5000, alert },
    reply: { search: SEARCH },
  },
  'PUT /api/freelancer/saved_searches': { body: { id, name, alert }, reply: { search: SEARCH } },
  'DELETE /api/freelancer/saved_searches': { query: { id }, reply: {} },
};
