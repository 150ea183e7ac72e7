import type { CaseSide } from '@metier/contract';
import { Initials, Stack } from '../../ui/index.ts';
import { PersonLink } from './person-link.tsx';
import type { Project } from './types.ts';

interface PersonWithPhotoProps {
  readonly person: Project['customer'];
  readonly side: CaseSide;
}

/** A person's photo or initials, with their name, linked. */
export const PersonWithPhoto = ({ person, side }: PersonWithPhotoProps) => (
  <Stack component="span" direction="row" sx={{ gap: 1, alignItems: 'center' }}>
    <Initials
      first={person.first_name}
      last={person.last_name}
      photo={person.photo?.small}
      sx={{ width: 28, height: 28, fontSize: '0.6875rem', bgcolor: 'primary.light', color: 'text.primary' }}
    />
    <PersonLink person={person} side={side} />
  </Stack>
);
