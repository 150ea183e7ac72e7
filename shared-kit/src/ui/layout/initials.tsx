import Avatar, { type AvatarProps } from '@mui/material/Avatar';

interface InitialsProps {
  first: string;
  last: string;
  /** Colours, and the size if it differs from the default. */
  sx: NonNullable<AvatarProps['sx']>;
}

/** A person's initials in a disc; decorative, since the name is next to it. */
export const Initials = ({ first, last, sx }: InitialsProps) => (
  <Avatar aria-hidden sx={sx}>
    {first.charAt(0)}
    {last.charAt(0)}
  </Avatar>
);
