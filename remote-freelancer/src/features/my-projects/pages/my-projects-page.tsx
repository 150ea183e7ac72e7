import { PATHS } from '@metier/contract';
import { ProjectList } from '@metier/shared-kit/marketplace/project/list';
import { ButtonLink, EmptyState, PageHeader } from '@metier/shared-kit/ui';
import { myMovesRead, myProjectsRead } from '../../../reads.ts';
import { useTexts } from '../../../texts.ts';
import { useOpenInvitations } from '../use-open-invitations.ts';

/** The signed-in freelancer's current and past projects. Source: seed.md §2. */
export function Page() {
  const t = useTexts();
  return (
    <>
      <PageHeader title={t('myProjects.title')} />
      <ProjectList
        read={myProjectsRead}
        moves={myMovesRead}
        also={useOpenInvitations()}
        empty={
          <EmptyState
            icon="projects"
            title={t('myProjects.empty.title')}
            action={
              <ButtonLink to={PATHS.openProjects} variant="outlined" color="inherit">
                {t('myProjects.empty.action')}
              </ButtonLink>
            }
          >
            {t('myProjects.empty.text')}
          </EmptyState>
        }
      />
    </>
  );
}
