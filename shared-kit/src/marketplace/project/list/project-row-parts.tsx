import type { ReactNode } from 'react';
import { customerPath, nameOf, projectPath } from '@metier/contract';
import { useKitTexts } from '../../../i18n/index.ts';
import { DateTime, Icon, Stack, TextLink, Typography } from '../../../ui/index.ts';
import { ProjectMarks } from '../project-marks.tsx';
import { useServiceName } from '../service-name.ts';
import type { ProjectRow } from '../types.ts';
import type { Sorting } from './column-head.tsx';

/** What a list shows of its projects beyond their own facts. */
export interface ProjectRowsProps {
  rows: readonly ProjectRow[];
  /** The one action a row offers in the list itself. */
  action?: (row: ProjectRow) => ReactNode;
  /** Names the customer of each project: for those who are not the customer. */
  withCustomer?: boolean;
  /** Lets a table be sorted by its heads. */
  sorting?: Sorting;
}

/** Name of a project, leading to its page, over the name of its service. */
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

/** Name of a project's customer, with a link to their profile. */
export function RowCustomer({ row: { customer } }: { row: ProjectRow }) {
  return <TextLink to={customerPath(customer.id)}>{nameOf(customer)}</TextLink>;
}

/** Until when the work is due: a day once it runs, before that the days it may take. */
export function RowDeadline({ row: { status, deadline, deadline_days } }: { row: ProjectRow }) {
  const t = useKitTexts();
  const runs = status !== 'created' && status !== 'paid';
  return runs ? <DateTime value={deadline} show="day" /> : t('project.daysOnly', { count: deadline_days });
}

/** Where a project stands, in a row that wraps. */
export const RowStatus = ({ row }: { row: ProjectRow }) => (
  <Stack direction="row" sx={{ gap: 0.75, flexWrap: 'wrap' }}>
    <ProjectMarks project={row} />
  </Stack>
);
