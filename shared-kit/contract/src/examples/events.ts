import type { Examples } from '../example.ts';
import type { eventOperations } from '../operations/events.ts';

export const eventExamples: Examples<typeof eventOperations> = {
  'GET /api/events': { reply: new Blob([]).stream() },
};
