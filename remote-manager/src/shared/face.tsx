import type { Reply } from '@metier/shared-kit/http';
import { Initials } from '@metier/shared-kit/ui';

type Person = Pick<Reply<'GET /api/manager/people'>['people'][number], 'first_name' | 'last_name' | 'photo'>;

interface FaceProps {
  person: Person;
  /** Diameter in pixels. */
  size: number;
}

/** The part of the diameter that the initials are high. */
const LETTERS = 0.35;

/** The small photo is 96 pixels wide: enough for this diameter on a screen with two pixels a pixel. */
const MOST_OF_SMALL = 48;

/** A person's photo or initials, beside their name. */
export const Face = ({ person: { first_name, last_name, photo }, size }: FaceProps) => (
  <Initials
    first={first_name}
    last={last_name}
    photo={size > MOST_OF_SMALL ? photo?.large : photo?.small}
    sx={{
      width: size,
      height: size,
      fontSize: `${(size * LETTERS) / 16}rem`,
      fontWeight: 600,
      bgcolor: 'primary.light',
      color: 'primary.main',
    }}
  />
);
