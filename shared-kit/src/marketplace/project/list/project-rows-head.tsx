import { useKitTexts } from '../../../i18n/index.ts';
import { ColumnHead, TableCell, TableHead, TableRow } from '../../../ui/tables/index.ts';
import type { ProjectRowsProps } from './project-row-parts.tsx';

interface ProjectRowsHeadProps extends Pick<
  ProjectRowsProps,
  'action' | 'withCustomer' | 'withFreelancer' | 'sorting'
> {
  /** Omits the columns of people and of the next step, which stand below name and status. */
  compact: boolean;
}

/** Fewer columns have less padding, because the names need the room. */
export const cellSpacing = (compact: boolean) => (compact ? { '& td, & th': { px: 1.5 } } : {});

/** The column heads of a project table. */
export function ProjectRowsHead({
  action,
  withCustomer = false,
  withFreelancer = false,
  sorting,
  compact,
}: ProjectRowsHeadProps) {
  const t = useKitTexts();
  return (
    <TableHead>
      <TableRow>
        <ColumnHead by="name" sorting={sorting}>
          {t('project.name')}
        </ColumnHead>
        {withCustomer && !compact && <TableCell>{t('role.customer')}</TableCell>}
        {withFreelancer && !compact && <TableCell>{t('role.freelancer')}</TableCell>}
        <TableCell>{t('project.status')}</TableCell>
        {!withCustomer && !withFreelancer && !compact && <TableCell>{t('project.nextStep')}</TableCell>}
        <ColumnHead by="deadline" sorting={sorting}>
          {t('project.deadline')}
        </ColumnHead>
        <ColumnHead by="budget" sorting={sorting} align="right">
          {t('project.budget')}
        </ColumnHead>
        {action && <TableCell align="right">{t('project.action')}</TableCell>}
      </TableRow>
    </TableHead>
  );
}
