import { useKitTexts } from '@metier/shared-kit/i18n';
import { useQueryChoice } from '@metier/shared-kit/router';
import { ProjectListFrame } from '@metier/shared-kit/marketplace/project/list';
import { Button, DENSE, EmptyState, Typography } from '@metier/shared-kit/ui';
import { useId, useState, type ReactNode } from 'react';
import { useTexts } from '../../../texts.ts';
import { useProjectsOf, type ShownPerson } from '../people.api.ts';
import { EndedCases } from './ended-cases.tsx';
import { PARTS, ProjectsTabs, type Part } from './projects-tabs.tsx';

/** A person's projects with their other side, all or those with an open case, and their ended cases. */
export function ProjectsPanel({ person }: { person: ShownPerson }) {
  const t = useTexts();
  const kit = useKitTexts();
  const id = useId();
  const [chosen, choose] = useQueryChoice('show', PARTS);
  const part = chosen ?? 'projects';
  const showAll = part !== 'projects' && person.projects > 0 && (
    <Button variant="outlined" color="inherit" onClick={() => choose(undefined)}>
      {kit('project.showAll')}
    </Button>
  );
  const empty = <EmptyState icon="projects" title={t(`person.projects.none.${part}`)} action={showAll} />;
  const filter = (rows: ReactNode) => (
    <>
      <Typography id={id} variant="h2" sx={{ px: DENSE.panel, pt: DENSE.panel, pb: 1 }}>
        {t('person.projects.title')}
      </Typography>
      <ProjectsTabs {...{ person, part, choose }}>{rows}</ProjectsTabs>
    </>
  );
  return (
    <section aria-labelledby={id}>
      {part === 'ended' ? (
        <EndedCases person={person} filter={filter} empty={empty} />
      ) : (
        <List key={part} person={person} part={part} filter={filter} empty={empty} />
      )}
    </section>
  );
}

interface ListProps {
  person: ShownPerson;
  part: Exclude<Part, 'ended'>;
  filter: (rows: ReactNode) => ReactNode;
  empty: ReactNode;
}

/** Remounted for each part, so that each begins with its first page. */
function List({ person, part, filter, empty }: ListProps) {
  const [page, turnTo] = useState(1);
  return (
    <ProjectListFrame
      list={useProjectsOf(person.id, part, page)}
      filter={filter}
      page={page}
      turnTo={turnTo}
      withCustomer={person.type_client === 'freelancer'}
      withFreelancer={person.type_client === 'customer'}
      empty={empty}
    />
  );
}
