import { LIMITS, nameOf, projectPath } from '@metier/contract';
import { useKitTexts } from '@metier/shared-kit/i18n';
import type { ProjectRow } from '@metier/shared-kit/marketplace/project';
import {
  Amount,
  ColumnHead,
  RowCustomer,
  RowDeadline,
  RowFreelancer,
  StatusChip,
  type Sorting,
} from '@metier/shared-kit/marketplace/project/list';
import { Badge, Icon, IconButton, Skeleton, TextLink, Waiting } from '@metier/shared-kit/ui';
import {
  LinkRow,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
} from '@metier/shared-kit/ui/tables';
import type { ReactNode } from 'react';
import { useTexts } from '../../../texts.ts';
import { DetailsButton } from './details-button.tsx';

/** Rows of one line: long names end in an ellipsis, their titles and the drawer have them in full. */
const ONE_LINE = {
  tableLayout: 'fixed',
  '& tbody :is(td, th)': { py: 0 },
  '& td, & th': { px: 1.25, whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' },
  '& .MuiIconButton-root': { p: 0.5 },
} as const;

interface DenseTableProps {
  rows: readonly ProjectRow[];
  sorting: Sorting;
}

/** Projects as a dense table for managers, who look for one among many. */
export const DenseTable = ({ rows, sorting }: DenseTableProps) => (
  <Columns sorting={sorting}>
    {rows.map((row) => (
      <Row key={row.id} row={row} />
    ))}
  </Columns>
);

/** Number of columns before that of the button. */
const CELLS = 6;

/** Skeleton of the table, in its columns and with rows of its height. */
export const DenseTableSkeleton = ({ sorting }: Pick<DenseTableProps, 'sorting'>) => (
  <Waiting>
    <Columns sorting={sorting}>
      {Array.from({ length: LIMITS.managersPageSize }, (_, row) => (
        <TableRow key={row}>
          {Array.from({ length: CELLS }, (_cell, cell) => (
            <TableCell key={cell}>
              <Skeleton />
            </TableCell>
          ))}
          <TableCell>
            <IconButton disabled sx={{ visibility: 'hidden' }}>
              <Icon name="show" />
            </IconButton>
          </TableCell>
        </TableRow>
      ))}
    </Columns>
  </Waiting>
);

function Columns({ sorting, children }: { sorting: Sorting; children: ReactNode }) {
  const t = useTexts();
  const kit = useKitTexts();
  return (
    <TableContainer>
      <Table sx={ONE_LINE} aria-label={t('projects.title')}>
        <TableHead>
          <TableRow>
            <ColumnHead by="name" sorting={sorting}>
              {kit('project.name')}
            </ColumnHead>
            <Head width="12%">{kit('role.customer')}</Head>
            <Head width="12%">{kit('role.freelancer')}</Head>
            {/* As wide as its longest mark in any language. */}
            <Head width="212px">{kit('project.status')}</Head>
            <ColumnHead by="deadline" sorting={sorting} width="112px">
              {kit('project.deadline')}
            </ColumnHead>
            <ColumnHead by="budget" sorting={sorting} align="right" width="120px">
              {kit('project.budget')}
            </ColumnHead>
            <TableCell align="right" sx={{ width: 56 }} aria-label={kit('project.action')} />
          </TableRow>
        </TableHead>
        <TableBody>{children}</TableBody>
      </Table>
    </TableContainer>
  );
}

const Head = ({ width, children }: { width: string; children: ReactNode }) => (
  <TableCell sx={{ width }}>{children}</TableCell>
);

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

const Row = ({ row }: { row: ProjectRow }) => (
  <LinkRow>
    <TableCell component="th" scope="row" title={row.name}>
      <Icon name={row.type} sx={{ fontSize: 16, mr: 0.75, verticalAlign: '-3px', color: 'text.secondary' }} />
      <TextLink to={projectPath(row.id)} color="text.primary">
        {row.name}
      </TextLink>
    </TableCell>
    <TableCell title={nameOf(row.customer)}>
      <RowCustomer row={row} />
    </TableCell>
    <TableCell title={row.freelancer ? nameOf(row.freelancer) : undefined}>
      <RowFreelancer row={row} />
    </TableCell>
    <TableCell>
      <Mark row={row} />
    </TableCell>
    <TableCell>
      <RowDeadline row={row} />
    </TableCell>
    <TableCell align="right">
      <Amount cents={row.budget} />
    </TableCell>
    <TableCell align="right">
      <DetailsButton row={row} />
    </TableCell>
  </LinkRow>
);
