import { PATHS } from '@metier/contract';
import { can, type ProjectRow } from '@metier/shared-kit/marketplace/project';
import { ProjectList } from '@metier/shared-kit/marketplace/project/list';
import { Button, ButtonLink, EmptyState, Icon, PageHeader, useDialog } from '@metier/shared-kit/ui';
import { myMovesRead, myProjectsRead } from '../../../reads.ts';
import { RowPayment } from '../components/row-payment.tsx';
import { useTexts } from '../../../texts.ts';

/** The projects of the signed-in customer. Source: seed.md §2. */
export function Page() {
  const t = useTexts();
  const { open, dialog } = useDialog<ProjectRow>(({ subject, close }) => (
    <RowPayment key={subject.id} row={subject} onClose={close} />
  ));
  const create = (
    <ButtonLink to={PATHS.create} variant="contained" startIcon={<Icon name="add" />}>
      {t('myProjects.create')}
    </ButtonLink>
  );
  return (
    <>
      <PageHeader title={t('myProjects.title')} actions={create} />
      <ProjectList
        read={myProjectsRead}
        moves={myMovesRead}
        empty={
          <EmptyState
            icon="projects"
            title={t('myProjects.empty.title')}
            action={
              <ButtonLink to={PATHS.create} variant="outlined" color="inherit">
                {t('myProjects.empty.action')}
              </ButtonLink>
            }
          >
            {t('myProjects.empty.text')}
          </EmptyState>
        }
        action={(row) =>
          can(row, 'pay') && (
            <Button
              variant="contained"
              size="small"
              aria-label={t('myProjects.payFor', { name: row.name })}
              onClick={() => open(row)}
            >
              {t('myProjects.pay')}
            </Button>
          )
        }
      />
      {dialog}
    </>
  );
}
