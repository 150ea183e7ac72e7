import { LIMITS } from '@metier/contract';
import { Skeleton, Waiting } from '@metier/shared-kit/ui';
import {
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

/** People as a table, for wide screens; a row leads to the person's page. */
export const PeopleTable = ({ people }: { people: readonly PersonRow[] }) => (
  <Columns>
    {people.map((person) => (
      <PeopleTableRow key={person.id} person={person} />
    ))}
  </Columns>
);

/** Skeleton of the table, in its columns. */
export const PeopleTableSkeleton = () => (
  <Waiting>
    <Columns>
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

function Columns({ children }: { children: ReactNode }) {
  const t = useTexts();
  return (
    <TableContainer>
      <Table aria-label={t('people.title')}>
        <TableHead>
          <TableRow>
            <TableCell>{t('people.name')}</TableCell>
            <TableCell>{t('account.email')}</TableCell>
            <TableCell>{t('people.role')}</TableCell>
            <TableCell>{t('people.joined')}</TableCell>
            <TableCell align="right">{t('people.projects')}</TableCell>
            <TableCell align="right">{t('people.openCases')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>{children}</TableBody>
      </Table>
    </TableContainer>
  );
}
