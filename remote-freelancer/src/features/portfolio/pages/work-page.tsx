import { freelancerPath } from '@metier/contract';
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
      {images.map(({ id: image, path, width, height }, index) => (
        <Box
          key={image}
          component="img"
          src={path}
          alt={t('portfolio.image', { number: index + 1, title })}
          width={width}
          height={height}
          loading="lazy"
          sx={{ display: 'block', mt: 3, maxWidth: '100%', height: 'auto', borderRadius: 1 }}
        />
      ))}
    </>
  );
}

const WorkSkeleton = () => (
  <PageSkeleton back>
    <Panel>
      <LineSkeleton lines={3} />
    </Panel>
    <Skeleton variant="rectangular" sx={{ mt: 3, width: '100%', height: 'auto', aspectRatio: '3 / 2' }} />
  </PageSkeleton>
);
