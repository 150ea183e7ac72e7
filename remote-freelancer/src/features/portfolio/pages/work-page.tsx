import { freelancerPath } from '@metier/contract';
import { WorkImages } from '@metier/shared-kit/marketplace/profile';
import { useParams } from '@metier/shared-kit/router';
import {
  Box,
  DateTime,
  PageError,
  ExternalLink,
  PageHeader,
  LineSkeleton,
  PageSkeleton,
  Panel,
  QueryStates,
  Skeleton,
  Typography,
} from '@metier/shared-kit/ui';
import { useTexts } from '../../../texts.ts';
import { useWork, type ShownWork } from '../portfolio.api.ts';

/** A work of a portfolio, for all signed-in users. Source: seed.md §2. */
export function Page() {
  const { id = '' } = useParams();
  return (
    <QueryStates
      query={useWork(id)}
      skeleton={<WorkSkeleton />}
      failed={(error, retry) => <PageError error={error} onRetry={retry} />}
    >
      {({ portfolio }) => <WorkContent work={portfolio} />}
    </QueryStates>
  );
}

function WorkContent({ work }: { work: ShownWork }) {
  const t = useTexts();
  const { freelancer_id, title, description, links, images, created_at } = work;
  return (
    <>
      <PageHeader
        title={title}
        lead={<DateTime value={created_at} show="day" />}
        back={{ to: freelancerPath(freelancer_id), label: t('portfolio.ofFreelancer') }}
      />
      <Panel>
        <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '72ch' }}>
          {description}
        </Typography>
        {links.map((link) => (
          <Box key={link} sx={{ mt: 1, overflowWrap: 'anywhere' }}>
            <ExternalLink href={link}>{link}</ExternalLink>
          </Box>
        ))}
      </Panel>
      {images.length > 0 && (
        <Box sx={{ mt: 3 }}>
          <WorkImages title={title} images={images} />
        </Box>
      )}
    </>
  );
}

const WorkSkeleton = () => (
  <PageSkeleton back>
    <Panel>
      <LineSkeleton lines={3} />
    </Panel>
    <Skeleton
      variant="rectangular"
      sx={{ mt: 3, width: 'min(100%, 360px)', height: 'auto', aspectRatio: '4 / 3' }}
    />
  </PageSkeleton>
);
