import { FilterTabs } from '@metier/shared-kit/ui/tabs';
import type { ReactNode } from 'react';
import { useTexts } from '../../../texts.ts';
import type { ShownPerson } from '../people.api.ts';

export const PARTS = ['projects', 'cases', 'ended'] as const;
export type Part = (typeof PARTS)[number];

interface ProjectsTabsProps {
  person: ShownPerson;
  part: Part;
  choose: (part: Part | undefined) => void;
  /** Rows of the chosen part. */
  children: ReactNode;
}

/** Tabs of a person's projects, with their counts. */
export function ProjectsTabs({ person, part, choose, children }: ProjectsTabsProps) {
  const t = useTexts();
  const counts = { projects: person.projects, cases: person.open_cases, ended: person.ended_cases };
  return (
    <FilterTabs<Part>
      label={t('person.projects.title')}
      tabs={PARTS.map((value) => ({ value, text: t(`person.projects.${value}`), count: counts[value] }))}
      counted
      value={part}
      onChange={(next) => choose(next === 'projects' ? undefined : next)}
      sx={{ px: 1 }}
    >
      {children}
    </FilterTabs>
  );
}
