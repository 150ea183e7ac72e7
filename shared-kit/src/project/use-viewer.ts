import type { Role } from '../contract/index.ts';
import { useSignedInUser } from '../session/index.ts';

/** Role of whoever looks at the project. */
export const useViewer = (): Role => useSignedInUser().role;
