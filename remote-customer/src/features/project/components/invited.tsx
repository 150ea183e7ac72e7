import { freelancerPath, nameOf } from '@metier/contract';
import { Rich } from '@metier/shared-kit/i18n';
import {
  Avatar,
  LineSkeleton,
  Panel,
  QueryStates,
  Stack,
  TextLink,
  Typography,
  useFormats,
} from '@metier/shared-kit/ui';
import { useTexts } from '../../../texts.ts';
import { useInvited } from '../project.api.ts';
import { WriteLink } from './write-link.tsx';

/** Invited freelancers, with the deadline of each; nothing if nobody is invited. Source: product.md §2 #5. */
export function Invited({ projectId }: { projectId: string }) {
  const t = useTexts();
  const { dateTime } = useFormats();
  const query = useInvited(projectId);
  if (query.data?.invitations.length === 0) return null;
  return (
    <Panel title={t('invited.title')}>
      <QueryStates query={query} skeleton={<LineSkeleton />}>
        {({ invitations }) => (
          <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none', gap: 1 }}>
            {invitations.map(({ id, expires_at, ...person }) => (
              <Stack key={id} component="li" direction="row" sx={{ alignItems: 'center', gap: 1.5 }}>
                <Avatar person={person} size={32} />
                <Typography sx={{ flexGrow: 1 }}>
                  <Rich
                    text={t('invited.until', { name: nameOf(person), at: dateTime(expires_at) })}
                    marks={{ person: (name) => <TextLink to={freelancerPath(id)}>{name}</TextLink> }}
                  />
                </Typography>
                <WriteLink projectId={projectId} freelancer={{ id, ...person }} />
              </Stack>
            ))}
          </Stack>
        )}
      </QueryStates>
    </Panel>
  );
}
