import {
  customerPath,
  freelancerPath,
  nameOf,
  personPath,
  profilePath,
  type CaseSide,
} from '@metier/contract';
import { TextLink } from '../../ui/index.ts';
import type { ProjectRow } from './types.ts';
import { useViewer } from './use-viewer.ts';

const PROFILES = { customer: customerPath, freelancer: freelancerPath } as const;

interface PersonLinkProps {
  person: ProjectRow['customer'];
  /** Their side; without it the profile is looked up. */
  side?: CaseSide;
}

/** A person's name, linked to their profile or, for managers, to their page of the person. */
export function PersonLink({ person, side }: PersonLinkProps) {
  const profile = side ? PROFILES[side] : profilePath;
  const path = useViewer() === 'manager' ? personPath : profile;
  return <TextLink to={path(person.id)}>{nameOf(person)}</TextLink>;
}
