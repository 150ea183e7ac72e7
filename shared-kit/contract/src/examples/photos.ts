import type { Examples } from '../example.ts';
import type { photoOperations } from '../operations/photos.ts';
import { PHOTO, sampleId } from './samples.ts';

export const photoExamples: Examples<typeof photoOperations> = {
  'POST /api/users/photo': { body: { photo: new Blob(['RIFF….WEBP']) }, reply: { photo: PHOTO } },
  'DELETE /api/users/photo': { reply: {} },
  'GET /api/users/photo_image': {
    query: { id: sampleId(54), size: 'small' },
    reply: new TextEncoder().encode('RIFF….WEBP'),
  },
};
