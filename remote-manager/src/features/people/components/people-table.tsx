import { LIMITS, nameOf, personPath } from '@metier/contract';
import { useKitTexts } from '@metier/shared-kit/i18n';
import { DateTime, Skeleton, Stack, TextLink, Waiting } from '@metier/shared-kit/ui';
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
import type { PersonRow } from '../people.api.ts';
import { PersonMarks } from './person-marks.tsx';

/** The whole address is its title. */
const SHORTENED = { maxWidth: 0, width: '30%', overflow: 'hidden', textOverflow: 'ellipsis' } as const;
/** Of the skeleton's columns. */
const WIDTHS = ['26%', '30%', '12%', '12%', '8%', '12%'];
const ONE_LINE = { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } as const;

/** People as a table, for wide screens; a row leads to the person's page. */
export const PeopleTable = ({ people }: { people: readonly PersonRow[] }) => (
  <Columns>
    {people.map((person) => (
      <Row key={person.id} person={person} />
    ))}
  </Columns>
);

/** Skeleton of the table, in its columns. */
export const PeopleTableSkeleton = () => (
  <Waiting>
    <Columns>
      {Array.from({ length: LIMITS.pageSize / 2 }, (_, row) => (
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

function Row({ person }: { person: PersonRow }) {
  const kit = useKitTexts();
  const { id, email, type_client, created_at, projects, open_cases } = person;
  return (
    <LinkRow>
      <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere', minWidth: 180 }}>
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          <TextLink to={personPath(id)} color="text.primary">
            {nameOf(person)}
          </TextLink>
          <PersonMarks person={person} />
        </Stack>
      </TableCell>
      <TableCell sx={SHORTENED} title={email}>
        {email}
      </TableCell>
      <TableCell sx={ONE_LINE}>{kit(`role.${type_client}`)}</TableCell>
      <TableCell sx={ONE_LINE}>
        <DateTime value={created_at} show="day" />
      </TableCell>
      <TableCell align="right" sx={ONE_LINE}>
        {projects}
      </TableCell>
      <TableCell align="right" sx={ONE_LINE}>
        {open_cases}
      </TableCell>
    </LinkRow>
  );
}
