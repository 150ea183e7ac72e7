import { helpPath } from '@metier/contract';
import type { ProjectReview } from '@metier/contract/schemas/review';
import { Rich, useKitTexts } from '../../i18n/index.ts';
import { Alert, Button, DateTime, Icon, Stack, TextLink, Typography } from '../../ui/index.ts';
import type { Project } from '../project/index.ts';

interface BelowReviewProps {
  review: ProjectReview;
  project: Project;
  other: string;
  isOwn: boolean;
  /** Opens the dialog of the answer. */
  onAnswer: () => void;
}

/** Notes and actions below a review. */
export function BelowReview({
  review: { id, opens_at, removed, can_answer },
  project,
  other,
  isOwn,
  onAnswer,
}: BelowReviewProps) {
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
        {isOwn && removed.objected && t('review.objected')}
        {isOwn && !removed.objected && (
          <Rich
            text={t('review.object')}
            marks={{
              link: (words) => (
                <TextLink
                  to={helpPath({ theme: t('review.objection'), text: `${project.name}\n\n`, review: id })}
                >
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
    <Button variant="outlined" color="inherit" size="small" onClick={onAnswer}>
      {t('review.answer.action')}
    </Button>
  ) : null;
}
