import { Initials } from '@metier/shared-kit/ui';
import type { Response } from './response-row.tsx';

interface FaceProps {
  person: Pick<Response, 'first_name' | 'last_name'>;
  photo: Response['photo'];
}

/** A candidate's photo or initials, beside the name. */
export const Face = ({ person: { first_name, last_name }, photo }: FaceProps) => (
  <Initials
    first={first_name}
    last={last_name}
    photo={photo?.small}
    sx={{
      width: 32,
      height: 32,
      fontSize: '0.8125rem',
      bgcolor: 'primary.light',
      color: 'text.primary',
    }}
  />
);
