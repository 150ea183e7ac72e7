import { useQueryChoice } from '@metier/shared-kit/router';
import { ProjectListFrame } from '@metier/shared-kit/marketplace/project/list';
import { EmptyState, Typography } from '@metier/shared-kit/ui';
import { FilterTabs } from '@metier/shared-kit/ui/tabs';
import { useId, useState } from 'react';
import { useTexts } from '../../../texts.ts';
import { useCasesOf, useProjectsOf, type ShownPerson } from '../people.api.ts';

const PARTS = ['projects', 'cases'] as const;
type Part = (typeof PARTS)[number];

/** A person's projects, all or those with an open case. */
export function ProjectsPanel({ person }: { person: ShownPerson }) {
  const t = useTexts();
  const id = useId();
  const [chosen, choose] = useQueryChoice('show', PARTS);
  const part = chosen ?? 'projects';
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h2" sx={{ mb: 2 }}>
        {t('person.projects.title')}
      </Typography>
      <List key={part} person={person} part={part} choose={choose} />
    </section>
  );
}

interface ListProps {
  person: ShownPerson;
  part: Part;
  choose: (part: Part | undefined) => void;
}

const READS = { projects: useProjectsOf, cases: useCasesOf };

/** Mounted anew for each part, which begins with its first page. */
function List({ person, part, choose }: ListProps) {
  const t = useTexts();
  const [page, turnTo] = useState(1);
  const counts: Record<Part, number> = { projects: person.projects, cases: person.open_cases };
  const tabs = PARTS.map((value) => ({ value, text: t(`person.projects.${value}`), count: counts[value] }));
  return (
    <ProjectListFrame
      list={READS[part](person.id, page)}
      filter={(rows) => (
        <FilterTabs<Part>
          label={t('person.projects.title')}
          tabs={tabs}
          counted
          value={part}
          onChange={(next) => choose(next === 'projects' ? undefined : next)}
          sx={{ px: 1 }}
        >
          {rows}
        </FilterTabs>
      )}
      page={page}
      turnTo={turnTo}
      withCustomer
      withFreelancer
      empty={<EmptyState icon="projects" title={t(`person.projects.none.${part}`)} />}
    />
  );
}
