import { helpPath, nameOf } from '@metier/contract';
import type { ProjectReview } from '@metier/contract/schemas/review';
import { Rich, useKitTexts } from '../../i18n/index.ts';
import { onDemand } from '../../on-demand/index.ts';
import { useSignedInUser } from '../../session/index.ts';
import {
  Alert,
  DateTime,
  DialogButton,
  Icon,
  LineSkeleton,
  Panel,
  QueryStates,
  Stack,
  TextLink,
  Typography,
} from '../../ui/index.ts';
import type { Project } from '../project/index.ts';
import { ReviewCard, ReviewList } from './review-card.tsx';
import { useProjectReviews } from './review.api.ts';
import { ReviewForm } from './review-form.tsx';
import type { ReviewActions } from './reviews-panel.tsx';

const AnswerDialog = onDemand(async () => (await import('./answer-dialog.tsx')).AnswerDialog);

interface ProjectReviewsProps {
  project: Project;
  /** A manager's actions on a visible review. */
  actions?: ReviewActions;
}

/**
 * Reviews of a completed project: the form, sealed and visible reviews, and answers. Renders nothing for a project
 * that was never completed.
 *
 * @example <ProjectReviews project={project} />
 */
export function ProjectReviews({ project, actions }: ProjectReviewsProps) {
  const { customer, freelancer, status } = project;
  // A refunded project may have been completed before.
  const isOver = status === 'completed' || status === 'refunded';
  if (!isOver || !freelancer) return null;
  return <ReviewsOfProject project={project} sides={[customer, freelancer]} actions={actions} />;
}

type Person = Project['customer'];

interface SidesProps {
  project: Project;
  sides: readonly [Person, Person];
  actions: ReviewActions | undefined;
}

function ReviewsOfProject({ project, sides: [customer, freelancer], actions }: SidesProps) {
  const t = useKitTexts();
  const me = useSignedInUser().id;
  const query = useProjectReviews(project.id);
  const otherThan = (id: string) => nameOf(customer.id === id ? freelancer : customer);
  if (project.status === 'refunded' && !query.data?.until) return null;
  return (
    <Panel title={t('review.title')}>
      <QueryStates
        query={query}
        skeleton={<LineSkeleton lines={4} />}
        empty={({ reviews, can_write }) =>
          reviews.length === 0 &&
          !can_write && <Typography color="textSecondary">{t('review.none')}</Typography>
        }
      >
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
                      <Below review={review} project={project} other={otherThan(me)} isOwn={isOwn} />
                      {!review.removed && actions?.(review)}
                    </ReviewCard>
                  );
                })}
              </ReviewList>
            )}
          </Stack>
        )}
      </QueryStates>
    </Panel>
  );
}

interface BelowProps {
  review: ProjectReview;
  project: Project;
  other: string;
  isOwn: boolean;
}

/** Notes and actions below a review. */
function Below({ review: { id, opens_at, removed, can_answer }, project, other, isOwn }: BelowProps) {
  const t = useKitTexts();
  if (opens_at) {
    return (
      <Stack direction="row" sx={{ gap: 1, color: 'text.secondary' }}>
        <Icon name="hide" sx={{ fontSize: 20, mt: '2px' }} />
        <Typography variant="body2">
          <Rich
            text={t('review.sealed', { name: other })}
            marks={{ at: () => <DateTime value={opens_at} /> }}
          />
        </Typography>
      </Stack>
    );
  }
  if (removed) {
    return (
      <Alert severity="warning" sx={{ alignSelf: 'stretch', overflowWrap: 'anywhere' }}>
        {t(isOwn ? 'review.removed' : 'review.removedForManager')} {removed.reason}{' '}
        {isOwn && (
          <Rich
            text={t('review.object')}
            marks={{
              link: (words) => (
                <TextLink to={helpPath({ theme: t('review.objection'), text: `${project.name}\n\n` })}>
                  {words}
                </TextLink>
              ),
            }}
          />
        )}
      </Alert>
    );
  }
  return can_answer ? (
    <DialogButton
      variant="outlined"
      color="inherit"
      size="small"
      dialog={(close) => <AnswerDialog reviewId={id} onClose={close} />}
    >
      {t('review.answer.action')}
    </DialogButton>
  ) : null;
}
