import type { Role } from '@metier/contract';
import { useSignedInUser } from '../../session/index.ts';

/** The viewer's role. */
export const useViewer = (): Role => useSignedInUser().role;
