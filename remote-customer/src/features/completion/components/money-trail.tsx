import type { Activity, Project } from '@metier/shared-kit/marketplace/project';
import {
  Box,
  DateTime,
  Icon,
  type IconName,
  Panel,
  QueryStates,
  Skeleton,
  Stack,
  Typography,
  Waiting,
} from '@metier/shared-kit/ui';
import { useTexts } from '../../../texts.ts';
import { useMoneyActivity } from '../completion.api.ts';

/** The steps of the money trail, in order. */
const STEPS = ['paid', 'accepted', 'cleared'] as const;

interface Step {
  icon: IconName;
  text: string;
  /** Undefined if there is no such activity. */
  at: string | undefined;
  done: boolean;
}

/** Who completed the project: its customer, the clock after the review time, or a manager. */
function endOf(activity: readonly Activity[]) {
  const end = activity.find(({ what }) => what === 'accepted' || what === 'resolved');
  if (end?.what === 'resolved') return { by: 'manager', at: end.at } as const;
  return { by: end?.actor ? 'customer' : 'clock', at: end?.at } as const;
}

/** The money trail: paid and held, released, and available. */
export function MoneyTrail({ project, name }: { project: Project; name: string }) {
  return (
    <QueryStates query={useMoneyActivity(project.id)} skeleton={<MoneyTrailSkeleton />}>
      {({ activity }) => <Trail project={project} name={name} activity={activity} />}
    </QueryStates>
  );
}

interface TrailProps {
  project: Project;
  name: string;
  activity: readonly Activity[];
}

function Trail({ project, name, activity }: TrailProps) {
  const t = useTexts();
  const timeOf = (what: Activity['what']) => activity.find((entry) => entry.what === what)?.at;
  const end = endOf(activity);
  // A manager's decision is final, so nothing clears afterwards.
  const cleared = end.by === 'manager' ? end.at : timeOf('cleared');
  const steps: Step[] = [
    { icon: 'paid', text: t('complete.trail.paid'), at: timeOf('paid'), done: true },
    { icon: 'check', text: t(`complete.trail.accepted.${end.by}`, { name }), at: end.at, done: true },
    {
      icon: 'wallet',
      text: t(cleared ? 'complete.trail.available' : 'complete.trail.clearing', { name }),
      at: cleared ?? project.money.clears_at ?? undefined,
      done: cleared !== undefined,
    },
  ];
  return (
    <Panel title={t('complete.trail.title')} sx={{ mb: 3 }}>
      <Stack component="ol" sx={{ m: 0, p: 0, gap: 2, listStyle: 'none' }}>
        {steps.map(({ icon, text, at, done }) => (
          <Stack key={icon} component="li" direction="row" sx={{ gap: 1.5 }}>
            <Icon
              name={done ? icon : 'clock'}
              sx={{ mt: '2px', color: done ? 'primary.main' : 'text.secondary' }}
            />
            <Box>
              <Typography sx={{ fontWeight: 550 }}>{text}</Typography>
              {at && (
                <Typography variant="body2" color="textSecondary">
                  <DateTime value={at} />
                </Typography>
              )}
            </Box>
          </Stack>
        ))}
      </Stack>
    </Panel>
  );
}

/** Skeleton of the money trail. */
export function MoneyTrailSkeleton() {
  const t = useTexts();
  return (
    <Panel title={t('complete.trail.title')} sx={{ mb: 3 }}>
      <Waiting>
        <Stack sx={{ gap: 2 }}>
          {STEPS.map((step) => (
            <Stack key={step} direction="row" sx={{ gap: 1.5 }}>
              <Skeleton variant="circular" width={20} height={20} sx={{ mt: '2px' }} />
              <Box sx={{ flexGrow: 1 }}>
                <Typography>
                  <Skeleton width="60%" />
                </Typography>
                <Typography variant="body2">
                  <Skeleton width="30%" />
                </Typography>
              </Box>
            </Stack>
          ))}
        </Stack>
      </Waiting>
    </Panel>
  );
}
