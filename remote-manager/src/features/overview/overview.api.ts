import type { Reply } from '@metier/shared-kit/http';
import { useApiRead } from '@metier/shared-kit/query';
import { overviewRead } from '../../reads.ts';

export type Overview = Reply<'GET /api/manager/overview'>;

/** The figures of the overview. */
export const useOverview = () => useApiRead(overviewRead());
