import { LIMITS, nameOf, personPath } from '@metier/contract';
import { useKitTexts } from '@metier/shared-kit/i18n';
import {
  Avatar,
  Box,
  DateTime,
  pressLink,
  SEPARATOR,
  Skeleton,
  Stack,
  TextLink,
  Typography,
  Waiting,
} from '@metier/shared-kit/ui';
import { casesOfPersonPath } from '../../../paths.ts';
import { useTexts } from '../../../texts.ts';
import type { PersonRow } from '../people.api.ts';
import { PersonMarks } from './person-marks.tsx';

/** People as cards, for narrow screens. */
export function PeopleCards({ people }: { people: readonly PersonRow[] }) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {people.map((person) => (
        <Card key={person.id} person={person} />
      ))}
    </Box>
  );
}

const LINE_WIDTHS = ['62%', '50%', '40%'];

/** Skeleton of the cards, in their lines. */
export const PeopleCardsSkeleton = () => (
  <Waiting>
    {Array.from({ length: LIMITS.managersPageSize }, (_, card) => (
      <Stack key={card} sx={{ p: 2, gap: 0.5, borderTop: card ? 1 : 0, borderColor: 'divider' }}>
        <Typography>
          <Skeleton width="50%" />
        </Typography>
        {LINE_WIDTHS.map((width) => (
          <Typography key={width} variant="body2">
            <Skeleton width={width} />
          </Typography>
        ))}
      </Stack>
    ))}
  </Waiting>
);

function Card({ person }: { person: PersonRow }) {
  const t = useTexts();
  const kit = useKitTexts();
  const { id, email, type_client, created_at, projects, open_cases } = person;
  return (
    <Stack
      component="li"
      onClick={pressLink}
      sx={{
        p: 2,
        gap: 0.5,
        cursor: 'pointer',
        overflowWrap: 'anywhere',
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Avatar person={person} size={24} />
        <TextLink to={personPath(id)} color="text.primary" sx={{ fontWeight: 550 }}>
          {nameOf(person)}
        </TextLink>
        <PersonMarks person={person} />
      </Stack>
      <Typography variant="body2" color="textSecondary">
        {email}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {kit(`role.${type_client}`)}
        {SEPARATOR}
        <DateTime value={created_at} show="day" />
      </Typography>
      <Typography variant="body2">
        {t('people.withProjects', { count: projects })}
        {open_cases > 0 && SEPARATOR}
        {open_cases > 0 && (
          <TextLink to={casesOfPersonPath(id)}>{t('people.withCases', { count: open_cases })}</TextLink>
        )}
      </Typography>
    </Stack>
  );
}
