import Avatar, { type AvatarProps } from '@mui/material/Avatar';

interface InitialsProps {
  first: string;
  last: string;
  /** Address of a square photo, which is shown instead of the initials. */
  photo?: string | undefined;
  /** Colours, and the size if it differs from the default. */
  sx: NonNullable<AvatarProps['sx']>;
}

/**
 * A person's photo in a disc, or their initials without one or while it cannot be loaded; decorative, since the name is
 * next to it.
 */
export const Initials = ({ first, last, photo = '', sx }: InitialsProps) => (
  <Avatar aria-hidden alt="" {...(photo && { src: photo })} sx={sx}>
    {first.charAt(0)}
    {last.charAt(0)}
  </Avatar>
);
