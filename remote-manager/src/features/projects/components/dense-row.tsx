import { nameOf, projectPath } from '@metier/contract';
import type { ProjectRow } from '@metier/shared-kit/marketplace/project';
import {
  Amount,
  RowCustomer,
  RowDeadline,
  RowFreelancer,
  StatusChip,
} from '@metier/shared-kit/marketplace/project/list';
import { Badge, Icon, TextLink } from '@metier/shared-kit/ui';
import { LinkRow, TableCell } from '@metier/shared-kit/ui/tables';
import type { ReactNode } from 'react';
import { useTexts } from '../../../texts.ts';

interface DenseRowProps {
  row: ProjectRow;
  /** True if the customer and the freelancer share a column. */
  isShared: boolean;
  /** The button in the last column. */
  action: ReactNode;
}

/** One short mark, for which there is room: an open case, else the status. */
function Mark({ row: { status, case: open } }: { row: ProjectRow }) {
  const t = useTexts();
  if (open === 'none') return <StatusChip status={status} viewer="manager" frozen />;
  return (
    <Badge tone="red" icon="cases">
      {t(`cases.part.${open}`)}
    </Badge>
  );
}

/** Customer and freelancer: links in two columns, or plain text in one, where links would be closer than 24 px. */
function People({ row, isShared }: Omit<DenseRowProps, 'action'>) {
  const names = [nameOf(row.customer), row.freelancer ? nameOf(row.freelancer) : undefined] as const;
  if (isShared)
    return (
      <TableCell title={names.filter(Boolean).join(', ')} sx={{ lineHeight: 1.2 }}>
        {names[0]}
        <br />
        {names[1] ?? '–'}
      </TableCell>
    );
  return (
    <>
      <TableCell title={names[0]}>
        <RowCustomer row={row} />
      </TableCell>
      <TableCell title={names[1]}>
        <RowFreelancer row={row} />
      </TableCell>
    </>
  );
}

/** A project in one line. */
export const DenseRow = ({ row, isShared, action }: DenseRowProps) => (
  <LinkRow>
    <TableCell component="th" scope="row" title={row.name}>
      <Icon name={row.type} sx={{ fontSize: 16, mr: 0.75, verticalAlign: '-3px', color: 'text.secondary' }} />
      <TextLink to={projectPath(row.id)} color="text.primary">
        {row.name}
      </TextLink>
    </TableCell>
    <People row={row} isShared={isShared} />
    <TableCell>
      <Mark row={row} />
    </TableCell>
    <TableCell>
      <RowDeadline row={row} />
    </TableCell>
    <TableCell align="right">
      <Amount cents={row.budget} />
    </TableCell>
    <TableCell align="right">{action}</TableCell>
  </LinkRow>
);
