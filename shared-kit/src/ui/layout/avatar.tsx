import { Initials } from './initials.tsx';

interface AvatarProps {
  person: {
    readonly first_name: string;
    readonly last_name: string;
    readonly photo?: { readonly small: string; readonly large: string } | null | undefined;
  };
  /** Diameter in pixels. */
  size: number;
}

/** Font size of the initials as a share of the diameter. */
const FONT_SHARE = 0.35;

/** The small photo is 96 pixels wide: enough for this diameter on a screen with two pixels a pixel. */
const MAX_OF_SMALL = 48;

/**
 * A person's photo or initials, beside their name.
 *
 * @example <Avatar person={person} size={32} />
 */
export const Avatar = ({ person: { first_name, last_name, photo }, size }: AvatarProps) => (
  <Initials
    first={first_name}
    last={last_name}
    photo={size > MAX_OF_SMALL ? photo?.large : photo?.small}
    sx={{
      width: size,
      height: size,
      fontSize: `${(size * FONT_SHARE) / 16}rem`,
      fontWeight: 600,
      bgcolor: 'primary.light',
      color: 'primary.main',
    }}
  />
);
