import { useKitTexts } from '../../i18n/index.ts';
import { Badge, Skeleton } from '../../ui/index.ts';

interface FreelancerMarksProps {
  free: boolean;
  verified: boolean;
}

/** Chips beside a freelancer's name: verified, and whether they take new work. */
export function FreelancerMarks({ free, verified }: FreelancerMarksProps) {
  const t = useKitTexts();
  return (
    <>
      {verified && (
        <Badge tone="blue" icon="verified">
          {t('profile.verified')}
        </Badge>
      )}
      <Badge tone={free ? 'green' : 'grey'} icon={free ? 'check' : 'clock'}>
        {t(free ? 'profile.free' : 'profile.busy')}
      </Badge>
    </>
  );
}

/** Skeleton of the chip that every freelancer has. */
export const MarksSkeleton = () => <Skeleton variant="rounded" width={180} height={24} />;
