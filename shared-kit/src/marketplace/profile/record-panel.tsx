import { displayedHours } from '@metier/contract';
import type { ReactNode } from 'react';
import type { Reply } from '../../http/index.ts';
import { useKitTexts } from '../../i18n/index.ts';
import { Box, Panel, RatingMark, Skeleton, useFormats, Waiting } from '../../ui/index.ts';
import { Figure } from './record-figure.tsx';

type Figures = Pick<
  Reply<'GET /api/freelancer/profile'>['profile'],
  'finished_projects' | 'rating' | 'response_hours' | 'on_time_percent'
>;

interface RecordPanelProps {
  profile: Figures;
  /** The page with the reviews, if the viewer can open it. */
  reviewsAt?: string;
}

/** What a freelancer has done here, as counted by the API, and how it is counted. */
export function RecordPanel({ profile, reviewsAt }: RecordPanelProps) {
  const t = useKitTexts();
  const { share } = useFormats();
  const { finished_projects, rating, response_hours, on_time_percent } = profile;
  const none = t('profile.record.none');
  return (
    <RecordOf
      finished={finished_projects}
      rating={rating ? <RatingMark rating={rating} to={reviewsAt} /> : none}
      onTime={on_time_percent === null ? none : share(on_time_percent / 100)}
      answers={response_hours === null ? none : t('profile.hours', { count: displayedHours(response_hours) })}
    />
  );
}

/** Skeleton of the figures. */
export function RecordSkeleton() {
  const figure = <Skeleton width={72} />;
  return (
    <Waiting>
      <RecordOf finished={figure} rating={figure} onTime={figure} answers={figure} />
    </Waiting>
  );
}

type RecordProps = Readonly<Record<'finished' | 'rating' | 'onTime' | 'answers', ReactNode>>;

function RecordOf({ finished, rating, onTime, answers }: RecordProps) {
  const t = useKitTexts();
  return (
    <Panel title={t('profile.tab.record')}>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gap: 4,
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' },
        }}
      >
        <Figure label={t('profile.finished')} value={finished} note={t('profile.record.finished')} />
        <Figure label={t('review.title')} value={rating} note={t('profile.record.rating')} />
        <Figure label={t('profile.onTime')} value={onTime} note={t('profile.record.onTime')} />
        <Figure label={t('profile.answersWithin')} value={answers} note={t('profile.record.answers')} />
      </Box>
    </Panel>
  );
}
