import { useKitTexts } from '@metier/shared-kit/i18n';
import { actionOf, useServiceName } from '@metier/shared-kit/marketplace/project';
import {
  Box,
  Button,
  ErrorState,
  Money,
  Pager,
  RowsSkeleton,
  Stack,
  Typography,
} from '@metier/shared-kit/ui';
import { useState } from 'react';
import { usePaidProjects } from '../../../shared/freelancers/freelancers.api.ts';
import { useTexts } from '../../../texts.ts';

interface ProjectsToGiveProps {
  isSending: boolean;
  onInvite: (projectId: string) => void;
}

/** The own projects to which somebody can be invited. */
export function ProjectsToGive({ isSending, onInvite }: ProjectsToGiveProps) {
  const t = useTexts();
  const kit = useKitTexts();
  const serviceName = useServiceName();
  const [page, turnTo] = useState(1);
  const { data, error, refetch } = usePaidProjects(page);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <RowsSkeleton rows={2} />;
  const looking = data.projects.flatMap((project) => {
    const invitation = actionOf(project, 'invite_freelancer');
    return invitation ? { ...project, reason: invitation.reason } : [];
  });
  return (
    <>
      {looking.length === 0 && <Typography>{t('team.invite.none')}</Typography>}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {looking.map(({ id, name, category_id, budget, reason }) => (
          <Stack
            key={id}
            component="li"
            direction="row"
            sx={{ py: 1.5, gap: 2, alignItems: 'center', '& + &': { borderTop: 1, borderColor: 'divider' } }}
          >
            <Box sx={{ flexGrow: 1, minWidth: 0 }}>
              <Typography sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>{name}</Typography>
              <Typography variant="body2" color="textSecondary">
                {serviceName(category_id)} · <Money amount={budget} />
              </Typography>
              {reason && <Typography variant="body2">{kit(`reason.${reason}`)}</Typography>}
            </Box>
            <Button
              variant="outlined"
              disabled={isSending || reason !== undefined}
              aria-label={t('team.invite.to', { name })}
              onClick={() => onInvite(id)}
              sx={{ flexShrink: 0 }}
            >
              {t('team.invite.confirm')}
            </Button>
          </Stack>
        ))}
      </Box>
      <Pager page={page} pages={data.pages} onChange={turnTo} />
    </>
  );
}
