import { Box, VISUALLY_HIDDEN } from '@metier/shared-kit/ui';

/** Hidden user name for password managers, in forms without an e-mail field. */
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
