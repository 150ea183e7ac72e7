import type { CaseSide } from '@metier/contract';
import { Avatar, Stack } from '../../ui/index.ts';
import { PersonLink } from './person-link.tsx';
import type { Project } from './types.ts';

interface PersonWithPhotoProps {
  readonly person: Project['customer'];
  readonly side: CaseSide;
}

/** A person's photo or initials, with their name, linked. */
export const PersonWithPhoto = ({ person, side }: PersonWithPhotoProps) => (
  <Stack component="span" direction="row" sx={{ gap: 1, alignItems: 'center' }}>
    <Avatar person={person} size={28} />
    <PersonLink person={person} side={side} />
  </Stack>
);
