import type { Examples } from '../example.ts';
import type { fileOperations } from '../operations/files.ts';
import { DELIVERED_AT, FELIX, PROJECT_ID, sampleId } from './samples.ts';

const NAME = 'sketch.png';

export const SAMPLE_FILE = {
  id: sampleId(71),
  name: NAME,
  size: 48_213,
  type: 'image/png',
  digest: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  preview: { url: '/files/eyJhbGciOiJIUzI1NiJ9.e30.c2ln/preview.webp', width: 1200, height: 800 },
};
const OPENED = {
  id: SAMPLE_FILE.id,
  name: NAME,
  size: SAMPLE_FILE.size,
  type: 'application/octet-stream',
};

export const fileExamples: Examples<typeof fileOperations> = {
  'POST /api/files': {
    body: { name: NAME, size: SAMPLE_FILE.size },
    reply: { file: OPENED, received: 0 },
  },
  'PUT /api/files': {
    query: { file_id: SAMPLE_FILE.id },
    body: new Blob(['the bytes of the part']),
    reply: { file: SAMPLE_FILE, received: SAMPLE_FILE.size },
  },
  'DELETE /api/files': { query: { file_id: SAMPLE_FILE.id }, reply: {} },
  'GET /api/files/link': {
    query: { file_id: SAMPLE_FILE.id },
    reply: { url: '/files/eyJhbGciOiJIUzI1NiJ9.e30.c2ln/sketch.png', expires_at: DELIVERED_AT },
  },
  'GET /api/files/archive': {
    query: { project_id: PROJECT_ID, freelancer_id: FELIX.id },
    reply: { url: '/files/eyJhbGciOiJIUzI1NiJ9.e30.c2ln/files.zip', expires_at: DELIVERED_AT },
  },
};
