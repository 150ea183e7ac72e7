import { PATHS } from '@metier/contract';
import { useUser } from '@metier/shared-kit/session';

/** The help page for the user, or that without sign-in. */
export const useHelpPath = () => (useUser() ? PATHS.help : PATHS.publicHelp);
