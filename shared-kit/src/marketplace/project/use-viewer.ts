import type { Role } from '@metier/contract';
import { useSignedInUser } from '../../session/index.ts';

/** Role of whoever looks at the project. */
export const useViewer = (): Role => useSignedInUser().role;
