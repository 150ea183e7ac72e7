import type { ReactNode } from 'react';
import { projectPath } from '@metier/contract';
import { Rich, useKitTexts } from '../../../i18n/index.ts';
import { DateTime, Icon, Stack, TextLink, Typography } from '../../../ui/index.ts';
import { PersonLink } from '../person-link.tsx';
import { ProjectMarks } from '../project-marks.tsx';
import { useServiceName } from '../service-name.ts';
import type { ProjectRow } from '../types.ts';
import type { Sorting } from './use-sorting.ts';

/** Options of a project list. */
export interface ProjectRowsProps {
  rows: readonly ProjectRow[];
  /** The one action in a row, which may lead to the others shown. */
  action?: (row: ProjectRow, rows: readonly ProjectRow[]) => ReactNode;
  /** Shows the customer of each project, in lists of other people's projects. */
  withCustomer?: boolean;
  /** Shows the executor of each project, for managers. A list without either shows the next step. */
  withFreelancer?: boolean;
  /** Makes the columns sortable. */
  sorting?: Sorting;
}

/** A project's name, linked to its page, and the name of its service. */
export function RowName({ row }: { row: ProjectRow }) {
  const serviceName = useServiceName();
  return (
    <>
      <TextLink to={projectPath(row.id)} color="text.primary">
        {row.name}
      </TextLink>
      <Typography
        variant="caption"
        color="textSecondary"
        sx={{ display: 'flex', alignItems: 'center', gap: 0.5, mt: 0.25 }}
      >
        <Icon name={row.type} sx={{ fontSize: 15 }} />
        {serviceName(row.category_id)}
      </Typography>
    </>
  );
}

/** A project's customer, linked. */
export const RowCustomer = ({ row: { customer } }: { row: ProjectRow }) => (
  <PersonLink person={customer} side="customer" />
);

/** A project's executor, linked; a dash without one. */
export const RowFreelancer = ({ row: { freelancer } }: { row: ProjectRow }) =>
  freelancer ? <PersonLink person={freelancer} side="freelancer" /> : '–';

/** The people of a project, each in a line, where they have no columns. */
export function RowPeople({
  row,
  withCustomer,
  withFreelancer,
}: {
  row: ProjectRow;
  withCustomer: boolean;
  withFreelancer: boolean;
}) {
  const t = useKitTexts();
  return (
    <>
      {withCustomer && (
        <div>
          <Rich text={t('project.ofCustomer')} marks={{ name: () => <RowCustomer row={row} /> }} />
        </div>
      )}
      {withFreelancer && row.freelancer && (
        <div>
          <Rich text={t('project.ofFreelancer')} marks={{ name: () => <RowFreelancer row={row} /> }} />
        </div>
      )}
    </>
  );
}

/** The deadline: a date once the work has started, before that a number of days. */
export function RowDeadline({ row: { status, deadline, deadline_days } }: { row: ProjectRow }) {
  const t = useKitTexts();
  const runs = status !== 'created' && status !== 'paid';
  return runs ? <DateTime value={deadline} show="day" /> : t('project.daysOnly', { count: deadline_days });
}

/** The status of a project, in a wrapping row. */
export const RowStatus = ({ row }: { row: ProjectRow }) => (
  <Stack direction="row" sx={{ gap: 0.75, flexWrap: 'wrap' }}>
    <ProjectMarks project={row} />
  </Stack>
);
