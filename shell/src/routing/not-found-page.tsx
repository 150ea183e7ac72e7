import { PATHS } from '@metier/shared-kit/contract';
import { useUser } from '@metier/shared-kit/session';
import { NotFound } from '@metier/shared-kit/ui';

/** The not-found page of the shell, which leads a visitor to where they sign in. */
export const NotFoundPage = () => <NotFound home={useUser() ? PATHS.myProjects : PATHS.login} />;
