import { useQueryChoice } from '@metier/shared-kit/router';
import { ProjectListFrame } from '@metier/shared-kit/marketplace/project/list';
import { DENSE, EmptyState, Typography } from '@metier/shared-kit/ui';
import { FilterTabs } from '@metier/shared-kit/ui/tabs';
import { useId, useState, type ReactNode } from 'react';
import { useTexts } from '../../../texts.ts';
import { useProjectsOf, type ShownPerson } from '../people.api.ts';
import { EndedCases } from './ended-cases.tsx';

const PARTS = ['projects', 'cases', 'ended'] as const;
type Part = (typeof PARTS)[number];

/** A person's projects with their other side, all or those with an open case, and their ended cases. */
export function ProjectsPanel({ person }: { person: ShownPerson }) {
  const t = useTexts();
  const id = useId();
  const [chosen, choose] = useQueryChoice('show', PARTS);
  const part = chosen ?? 'projects';
  const filter = (rows: ReactNode) => (
    <>
      <Typography id={id} variant="h2" sx={{ px: DENSE.panel, pt: DENSE.panel, pb: 1 }}>
        {t('person.projects.title')}
      </Typography>
      <Parts {...{ person, part, choose }}>{rows}</Parts>
    </>
  );
  return (
    <section aria-labelledby={id}>
      {part === 'ended' ? (
        <EndedCases person={person} filter={filter} />
      ) : (
        <List key={part} person={person} part={part} filter={filter} />
      )}
    </section>
  );
}

interface PartsProps {
  person: ShownPerson;
  part: Part;
  choose: (part: Part | undefined) => void;
  /** Rows of the chosen part. */
  children: ReactNode;
}

function Parts({ person, part, choose, children }: PartsProps) {
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

interface ListProps {
  person: ShownPerson;
  part: Exclude<Part, 'ended'>;
  filter: (rows: ReactNode) => ReactNode;
}

/** Remounted for each part, so that each begins with its first page. */
function List({ person, part, filter }: ListProps) {
  const t = useTexts();
  const [page, turnTo] = useState(1);
  return (
    <ProjectListFrame
      list={useProjectsOf(person.id, part, page)}
      filter={filter}
      page={page}
      turnTo={turnTo}
      withCustomer={person.type_client === 'freelancer'}
      withFreelancer={person.type_client === 'customer'}
      empty={<EmptyState icon="projects" title={t(`person.projects.none.${part}`)} />}
    />
  );
}
