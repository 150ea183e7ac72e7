import { nameOf } from '@metier/contract';
import { useKitTexts } from '../../i18n/index.ts';
import { onDemand } from '../../on-demand/index.ts';
import { useSignedInUser } from '../../session/index.ts';
import { LineSkeleton, Panel, QueryStates, Stack } from '../../ui/index.ts';
import type { Project } from '../project/index.ts';
import { ReviewCard, ReviewList } from './review-card.tsx';
import { useProjectReviews } from './review.api.ts';
import { ReviewForm } from './review-form.tsx';
import type { ReviewAction } from './reviews-panel.tsx';
import { BelowReview } from './below-review.tsx';
import { useReviewDialog } from './use-review-dialog.tsx';

const AnswerDialog = onDemand(async () => (await import('./answer-dialog.tsx')).AnswerDialog);

interface ProjectReviewsProps {
  project: Project;
  /** A manager's action on a visible review. */
  action?: ReviewAction;
}

/**
 * Reviews of a completed project: the form, sealed and visible reviews, and answers. Renders nothing for a project
 * that was never completed, or without reviews once the viewer cannot write one.
 *
 * @example <ProjectReviews project={project} />
 */
export function ProjectReviews({ project, action }: ProjectReviewsProps) {
  const { customer, freelancer, status } = project;
  // A refunded project may have been completed before.
  const isOver = status === 'completed' || status === 'refunded';
  if (!isOver || !freelancer) return null;
  return <ReviewsOfProject project={project} sides={[customer, freelancer]} action={action} />;
}

type Person = Project['customer'];

interface SidesProps {
  project: Project;
  sides: readonly [Person, Person];
  action: ReviewAction | undefined;
}

function ReviewsOfProject({ project, sides: [customer, freelancer], action }: SidesProps) {
  const t = useKitTexts();
  const me = useSignedInUser().id;
  const query = useProjectReviews(project.id);
  const listed = query.data?.reviews;
  const answering = useReviewDialog({
    listed,
    blockOf: (now) =>
      now?.can_answer ? undefined : t(now?.answer ? 'review.over.answered' : 'review.over.removed'),
    dialog: ({ id }, close) => <AnswerDialog reviewId={id} onClose={close} />,
  });
  const acting = useReviewDialog({
    listed,
    blockOf: (now) => (now && !now.removed ? undefined : t('review.over.removed')),
    dialog: (review, close) => action?.dialog(review, close),
  });
  const otherThan = (id: string) => nameOf(customer.id === id ? freelancer : customer);
  const isEmpty = listed?.length === 0 && !query.data?.can_write;
  if (project.status === 'refunded' && !query.data?.until) return null;
  return (
    <>
      {!isEmpty && (
        <Panel title={t('review.title')}>
          <QueryStates query={query} skeleton={<LineSkeleton lines={4} />}>
            {({ reviews, until, can_write, other_wrote }) => (
              <Stack sx={{ gap: 3 }}>
                {can_write && until && (
                  <ReviewForm
                    projectId={project.id}
                    name={otherThan(me)}
                    until={until}
                    otherWrote={other_wrote}
                  />
                )}
                {reviews.length > 0 && (
                  <ReviewList>
                    {reviews.map((review) => {
                      const isOwn = review.author.id === me;
                      return (
                        <ReviewCard
                          key={review.id}
                          review={review}
                          head={isOwn ? t('review.yours') : nameOf(review.author)}
                          subject={otherThan(review.author.id)}
                        >
                          <BelowReview
                            review={review}
                            project={project}
                            other={otherThan(me)}
                            isOwn={isOwn}
                            onAnswer={() => answering.open(review)}
                          />
                          {!review.removed && action?.button(review, () => acting.open(review))}
                        </ReviewCard>
                      );
                    })}
                  </ReviewList>
                )}
              </Stack>
            )}
          </QueryStates>
        </Panel>
      )}
      {answering.dialog}
      {acting.dialog}
    </>
  );
}
