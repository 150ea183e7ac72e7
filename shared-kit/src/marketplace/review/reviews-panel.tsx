import type { ReactNode } from 'react';
import { nameOf, STARS } from '@metier/contract';
import type { Review } from '@metier/contract/schemas/review';
import { Rich, useKitTexts } from '../../i18n/index.ts';
import { usePageNumber, useQueryChoice } from '../../router/index.ts';
import { ActiveFilters } from '../../ui/filters/index.ts';
import { Pager, Panel, QueryStates, Stack, Typography, Waiting } from '../../ui/index.ts';
import { PersonLink, useServiceName } from '../project/index.ts';
import { ReviewCard, ReviewCardSkeleton, ReviewList } from './review-card.tsx';
import { useReviewsOf } from './review.api.ts';
import { ReviewFigures, ReviewFiguresSkeleton } from './review-figures.tsx';
import { useReviewDialog } from './use-review-dialog.tsx';

type Reviewed = Pick<Review, 'id' | 'author'>;

/** A viewer's action on a visible review: its button, and the dialog that this opens outside the list. */
export interface ReviewAction {
  button: (review: Reviewed, open: () => void) => ReactNode;
  dialog: (review: Reviewed, close: () => void) => ReactNode;
}

interface ReviewsPanelProps {
  /** The reviewed person. */
  person: { readonly id: string; readonly first_name: string; readonly last_name: string };
  title?: string;
  /** A manager's action on a review. */
  action?: ReviewAction | undefined;
}

const REVIEWS = (
  <Waiting>
    <Stack sx={{ gap: 3 }}>
      <ReviewFiguresSkeleton />
      <ReviewList>
        <ReviewCardSkeleton />
        <ReviewCardSkeleton />
      </ReviewList>
    </Stack>
  </Waiting>
);

const CHOICES = STARS.map(String);

/**
 * A person's visible reviews, with the average and the number per star, which lists its reviews (`?stars=5`).
 *
 * @example <ReviewsPanel person={profile} />
 */
export function ReviewsPanel({ person, title, action }: ReviewsPanelProps) {
  const t = useKitTexts();
  const serviceName = useServiceName();
  const [page, turnTo] = usePageNumber();
  const [choice, choose] = useQueryChoice('stars', CHOICES);
  const stars = choice === undefined ? undefined : Number(choice);
  const query = useReviewsOf(person.id, stars, page);
  const acting = useReviewDialog({
    listed: query.data?.reviews,
    blockOf: (now) => (now ? undefined : t('review.over.unlisted')),
    dialog: (review, close) => action?.dialog(review, close),
  });
  return (
    <Panel title={title ?? t('review.title')}>
      <QueryStates
        query={query}
        skeleton={REVIEWS}
        empty={({ total }) =>
          total === 0 &&
          stars === undefined && <Typography color="textSecondary">{t('review.none')}</Typography>
        }
      >
        {({ reviews, rating, distribution, pages }) => (
          <Stack sx={{ gap: 3 }}>
            {rating && (
              <ReviewFigures
                rating={rating}
                distribution={distribution}
                chosen={stars}
                onChoose={(chosen) => choose(chosen?.toString())}
              />
            )}
            <ActiveFilters
              filters={[
                {
                  key: 'stars',
                  label: t('review.title'),
                  value: stars === undefined ? undefined : t('review.stars', { count: stars }),
                },
              ]}
            />
            {reviews.length === 0 && <Typography color="textSecondary">{t('review.noneOfStars')}</Typography>}
            <ReviewList>
              {reviews.map((review) => (
                <ReviewCard
                  key={review.id}
                  review={review}
                  head={
                    <Rich
                      text={t('review.byService', { service: serviceName(review.category_id) })}
                      marks={{
                        name: () => <PersonLink person={review.author} />,
                      }}
                    />
                  }
                  subject={nameOf(person)}
                >
                  {action?.button(review, () => acting.open(review))}
                </ReviewCard>
              ))}
            </ReviewList>
            <Pager page={page} pages={pages} onChange={turnTo} />
          </Stack>
        )}
      </QueryStates>
      {acting.dialog}
    </Panel>
  );
}

/** Skeleton of the reviews. */
export function ReviewsSkeleton() {
  const t = useKitTexts();
  return <Panel title={t('review.title')}>{REVIEWS}</Panel>;
}
