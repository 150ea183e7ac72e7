import type { Role } from '@metier/contract';
import { useSignedInUser } from '../../session/index.ts';

/** Role of the viewer of a project. */
export const useViewer = (): Role => useSignedInUser().role;
