import { LIMITS, type PeopleSortKey } from '@metier/contract';
import { Skeleton, Waiting } from '@metier/shared-kit/ui';
import {
  ColumnHead,
  type Sorting,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
} from '@metier/shared-kit/ui/tables';
import type { ReactNode } from 'react';
import { useTexts } from '../../../texts.ts';
import type { PersonRow } from '../people.api.ts';
import { PeopleTableRow } from './people-table-row.tsx';

/** Column widths of the skeleton. */
const WIDTHS = ['26%', '30%', '12%', '12%', '8%', '12%'];

interface Sorted {
  sorting: Sorting<PeopleSortKey>;
}

/** People as a table, for wide screens; a row leads to the person's page. */
export const PeopleTable = ({ people, sorting }: Sorted & { people: readonly PersonRow[] }) => (
  <Columns sorting={sorting}>
    {people.map((person) => (
      <PeopleTableRow key={person.id} person={person} />
    ))}
  </Columns>
);

/** Skeleton of the table, in its columns. */
export const PeopleTableSkeleton = ({ sorting }: Sorted) => (
  <Waiting>
    <Columns sorting={sorting}>
      {Array.from({ length: LIMITS.managersPageSize }, (_, row) => (
        <TableRow key={row}>
          {WIDTHS.map((width, cell) => (
            <TableCell key={cell} sx={{ width }}>
              <Skeleton />
            </TableCell>
          ))}
        </TableRow>
      ))}
    </Columns>
  </Waiting>
);

function Columns({ sorting, children }: Sorted & { children: ReactNode }) {
  const t = useTexts();
  return (
    <TableContainer>
      <Table aria-label={t('people.title')}>
        <TableHead>
          <TableRow>
            <ColumnHead by="name" sorting={sorting}>
              {t('people.name')}
            </ColumnHead>
            <ColumnHead by="email" sorting={sorting}>
              {t('account.email')}
            </ColumnHead>
            <TableCell>{t('people.role')}</TableCell>
            <ColumnHead by="joined" sorting={sorting}>
              {t('people.joined')}
            </ColumnHead>
            <TableCell align="right">{t('people.projects')}</TableCell>
            <TableCell align="right">{t('people.openCases')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>{children}</TableBody>
      </Table>
    </TableContainer>
  );
}
