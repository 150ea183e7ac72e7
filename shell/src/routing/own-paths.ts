import { legalPath, PATHS, profilePath } from '@metier/contract/paths';

/** Addresses of the shell's own pages. Its manifest names them, and no remote may have them. */
export const OWN_PATHS = {
  help: PATHS.help,
  publicHelp: PATHS.publicHelp,
  legal: legalPath(':document'),
  profile: profilePath(':id'),
} as const;
