import type { Reply } from '@metier/shared-kit/http';
import { useApiRead } from '@metier/shared-kit/query';
import { publicPageRead } from '../../reads.ts';

export type PublicWork = Reply<'GET /api/public/freelancer'>['works'][number];

/** A freelancer's public page. */
export const usePublicPage = (id: string) => useApiRead(publicPageRead(id));
