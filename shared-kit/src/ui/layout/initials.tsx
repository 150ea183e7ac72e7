import Avatar, { type AvatarProps } from '@mui/material/Avatar';

interface InitialsProps {
  first: string;
  last: string;
  /** Colours, and the size where it is not the usual one. */
  sx: NonNullable<AvatarProps['sx']>;
}

/** A person's initials in a disc, for the eye alone: the name stands beside it. */
export const Initials = ({ first, last, sx }: InitialsProps) => (
  <Avatar aria-hidden sx={sx}>
    {first.charAt(0)}
    {last.charAt(0)}
  </Avatar>
);
