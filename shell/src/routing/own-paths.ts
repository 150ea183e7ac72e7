import { FEEDBACK_PATH, legalPath, PATHS, profilePath, projectAliasPath } from '@metier/contract/paths';

/** Addresses of the shell's own pages. Its manifest names them, and no remote may have them. */
export const OWN_PATHS = {
  help: PATHS.help,
  publicHelp: PATHS.publicHelp,
  legal: legalPath(':document'),
  profile: profilePath(':id'),
} as const;

/** Addresses that only redirect (`redirectOf`); reserved like those of pages. */
export const ALIASES = [FEEDBACK_PATH, projectAliasPath(':id')] as const;
