import { Box, VISUALLY_HIDDEN } from '@metier/shared-kit/ui';

/** Tells a password manager whose password a form sets, where the form does not ask for it. */
export const UserName = ({ email }: { email: string }) => (
  <Box
    component="input"
    type="email"
    autoComplete="username"
    value={email}
    readOnly
    tabIndex={-1}
    aria-hidden
    sx={VISUALLY_HIDDEN}
  />
);
