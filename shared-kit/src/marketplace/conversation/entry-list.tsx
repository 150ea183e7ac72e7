import { nameOf } from '@metier/contract';
import { useKitTexts } from '../../i18n/index.ts';
import { Box, Divider, Stack, Typography, useFormats, SEPARATOR } from '../../ui/index.ts';
import { useActivityWords } from '../project/talk/use-activity-words.ts';
import { byDay, photoIn, type Entry, type ProjectEvent, type Sides } from './entries.ts';
import { MessageEntry } from './message-entry.tsx';

interface EntryListProps {
  sides: Sides;
  entries: readonly Entry[];
  /** The entry above them, if there is one: its day goes on without a second line. */
  last: Entry | undefined;
  /** Id of the message above which the "new" line is shown. */
  unreadFrom: string | undefined;
  /** True if messages cannot be changed. */
  fixed: boolean;
}

/** Messages and events, oldest first, grouped by day. */
export function EntryList({ sides, entries, last, unreadFrom, fixed }: EntryListProps) {
  const { date } = useFormats();
  const dayOf = (at: string) => date(new Date(at));
  const dayAbove = last && dayOf(last.at);
  return byDay(entries, dayOf).map(({ day, entries: those }) => (
    // A group, not a region: a day can occur in two lists, and landmarks would need unique names.
    <Box key={day} role="group" aria-label={day}>
      {day !== dayAbove && (
        <Divider sx={{ mb: 2, typography: 'caption', color: 'text.secondary' }}>{day}</Divider>
      )}
      <Stack component="ol" sx={{ m: 0, p: 0, gap: 2, listStyle: 'none' }}>
        {those.map((entry) => (
          <Box key={entry.kind === 'event' ? entry.event.id : entry.message.id} component="li">
            {entry.kind === 'event' ? (
              <EventEntry event={entry.event} freelancer={sides.freelancer} />
            ) : (
              <>
                {entry.message.id === unreadFrom && <NewLine />}
                <MessageEntry message={entry.message} photo={photoIn(sides, entry.message)} fixed={fixed} />
              </>
            )}
          </Box>
        ))}
      </Stack>
    </Box>
  ));
}

interface EventEntryProps extends Pick<Sides, 'freelancer'> {
  event: ProjectEvent;
}

function EventEntry({ event: { actor, at, ...activity }, freelancer }: EventEntryProps) {
  const t = useKitTexts();
  const wordsOf = useActivityWords(freelancer);
  const { time } = useFormats();
  return (
    <Typography variant="body2" color="textSecondary" sx={{ textAlign: 'center' }}>
      {wordsOf(activity)}
      {SEPARATOR}
      {actor ? nameOf(actor) : t('project.automatic')}
      {SEPARATOR}
      <time dateTime={at}>{time(at)}</time>
    </Typography>
  );
}

function NewLine() {
  const t = useKitTexts();
  return (
    <Divider
      sx={{
        mb: 2,
        typography: 'caption',
        color: 'primary.main',
        '&::before, &::after': { borderColor: 'primary.main' },
      }}
    >
      {t('conversation.new')}
    </Divider>
  );
}
