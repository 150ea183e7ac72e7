import { read } from '@metier/contract';
import type { Reply } from '@metier/shared-kit/http';
import { useApiRead } from '@metier/shared-kit/query';

export type PublicWork = Reply<'GET /api/public/freelancer'>['works'][number];

/** A freelancer's public page. */
export const usePublicPage = (id: string) =>
  useApiRead(read('GET /api/public/freelancer', { query: { id } }));
