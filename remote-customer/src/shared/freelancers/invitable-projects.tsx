import { useKitTexts } from '@metier/shared-kit/i18n';
import { actionOf, type ProjectRow, useServiceName } from '@metier/shared-kit/marketplace/project';
import {
  Box,
  Button,
  Money,
  Pager,
  QueryStates,
  RowsSkeleton,
  Stack,
  Typography,
  SEPARATOR,
} from '@metier/shared-kit/ui';
import { useTexts } from '../../texts.ts';
import type { usePaidProjects } from './freelancers.api.ts';

interface ChoicesProps {
  projects: readonly ProjectRow[];
  isSending: boolean;
  onInvite: (projectId: string) => void;
}

interface InvitableProjectsProps extends Omit<ChoicesProps, 'projects'> {
  query: ReturnType<typeof usePaidProjects>;
  page: number;
  turnTo: (page: number) => void;
}

/** The user's projects to which a freelancer can be invited. */
export function InvitableProjects({ query, page, turnTo, ...rest }: InvitableProjectsProps) {
  return (
    <QueryStates query={query} skeleton={<RowsSkeleton rows={2} />}>
      {({ projects, pages }) => (
        <>
          <Choices projects={projects} {...rest} />
          <Pager page={page} pages={pages} onChange={turnTo} />
        </>
      )}
    </QueryStates>
  );
}

function Choices({ projects, isSending, onInvite }: ChoicesProps) {
  const t = useTexts();
  const kit = useKitTexts();
  const serviceName = useServiceName();
  const looking = projects.flatMap((project) => {
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
                {serviceName(category_id)}
                {SEPARATOR}
                <Money amount={budget} />
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
    </>
  );
}
