import { countsRead, PATHS } from '@metier/contract';
import { useApiRead } from '@metier/shared-kit/query';
import { Link } from '@metier/shared-kit/router';
import { fullNameOf, useUser } from '@metier/shared-kit/session';
import { Avatar, Box, ButtonBase, Typography } from '@metier/shared-kit/ui';

/** On a narrow screen the name is for screen readers only. */
const HIDDEN_WHEN_NARROW = {
  position: { xs: 'absolute', md: 'static' },
  width: { xs: '1px', md: 'auto' },
  height: { xs: '1px', md: 'auto' },
  overflow: { xs: 'hidden', md: 'visible' },
} as const;

interface UserBlockProps {
  /** Shows name and e-mail on a narrow screen as well. */
  always?: boolean;
  onClick?: () => void;
}

/** The signed-in user's photo or initials, name and e-mail, linked to their profile. */
export function UserBlock({ always = false, onClick }: UserBlockProps) {
  const user = useUser();
  const { data } = useApiRead(countsRead());
  if (!user) return null;
  return (
    <ButtonBase
      component={Link}
      to={PATHS.user}
      {...(onClick ? { onClick } : {})}
      sx={{
        gap: 1.25,
        ml: 0.5,
        p: 0.5,
        pr: { md: 1 },
        borderRadius: 1,
        textAlign: 'start',
        color: 'text.primary',
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      <Avatar
        person={{ first_name: user.firstName, last_name: user.lastName, photo: data?.photo }}
        size={34}
      />
      <Box sx={[{ minWidth: 0, maxWidth: 220 }, !always && HIDDEN_WHEN_NARROW]}>
        <Typography noWrap title={fullNameOf(user)} variant="body2" sx={{ fontWeight: 600, lineHeight: 1.3 }}>
          {fullNameOf(user)}
        </Typography>
        <Typography
          noWrap
          title={user.email}
          variant="caption"
          color="textSecondary"
          sx={{ display: 'block', lineHeight: 1.3 }}
        >
          {user.email}
        </Typography>
      </Box>
    </ButtonBase>
  );
}
