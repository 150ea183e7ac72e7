import { Initials } from '@metier/shared-kit/ui';
import type { Reply } from '@metier/shared-kit/http';

type Candidate = Reply<'GET /api/customers/projects/responses'>['responses'][number];

interface FaceProps {
  person: Pick<Candidate, 'first_name' | 'last_name'>;
  photo: Candidate['photo'];
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
