import type { Examples } from '../example.ts';
import type { catalogueOperations } from '../operations/catalogue.ts';

export const catalogueExamples: Examples<typeof catalogueOperations> = {
  'GET /api/catalogue': {
    reply: {
      services: [{ id: 20101, type: 'design', name: 'Logo', minimum_price: 7000 }],
      categories: [{ id: 2, type: 'design' }],
    },
  },
};
