import { nameOf, personPath } from '@metier/contract';
import { useKitTexts } from '@metier/shared-kit/i18n';
import { Avatar, DateTime, Stack, TextLink } from '@metier/shared-kit/ui';
import { LinkRow, TableCell } from '@metier/shared-kit/ui/tables';
import { casesOfPersonPath } from '../../../paths.ts';
import { useTexts } from '../../../texts.ts';
import type { PersonRow } from '../people.api.ts';
import { PersonMarks } from './person-marks.tsx';

/** The whole address is its title. */
const SHORTENED = { maxWidth: 0, width: '30%', overflow: 'hidden', textOverflow: 'ellipsis' } as const;
const ONE_LINE = { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } as const;

/** A person in the table; it leads to their page. */
export function PeopleTableRow({ person }: { person: PersonRow }) {
  const t = useTexts();
  const kit = useKitTexts();
  const { id, email, type_client, created_at, projects, open_cases } = person;
  return (
    <LinkRow>
      <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere', minWidth: 180 }}>
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
          <Avatar person={person} size={24} />
          <Stack direction="row" sx={{ columnGap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
            <TextLink to={personPath(id)} color="text.primary">
              {nameOf(person)}
            </TextLink>
            <PersonMarks person={person} />
          </Stack>
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
        <Count of={projects} to={personPath(id)} name={t('people.withProjects', { count: projects })} />
      </TableCell>
      <TableCell align="right" sx={ONE_LINE}>
        <Count
          of={open_cases}
          to={casesOfPersonPath(id)}
          name={t('people.withCases', { count: open_cases })}
        />
      </TableCell>
    </LinkRow>
  );
}

interface CountProps {
  of: number;
  /** Address of what is counted. */
  to: string;
  /** For screen readers, with what is counted. */
  name: string;
}

const Count = ({ of: count, to, name }: CountProps) =>
  count > 0 ? (
    <TextLink to={to} aria-label={name}>
      {count}
    </TextLink>
  ) : (
    count
  );
