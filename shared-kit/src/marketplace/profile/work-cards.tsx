import type { ReactNode } from 'react';
import { portfolioPath } from '@metier/contract';
import type { Reply } from '../../http/index.ts';
import {
  Box,
  Icon,
  LineSkeleton,
  Paper,
  type PaperProps,
  Skeleton,
  TextLink,
  Typography,
  Waiting,
} from '../../ui/index.ts';

export type Work = Reply<'GET /api/freelancers/portfolios'>['portfolios'][number];

type Handler = 'onDragStart' | 'onDragOver' | 'onDrop' | 'onDragEnd';

interface WorkCardsProps {
  works: readonly Work[];
  /** The owner's actions on a work. */
  actions?: (work: Work) => ReactNode;
  /** Attributes of a work's card. */
  cardProps?: (work: Work) => Pick<PaperProps, 'sx' | 'draggable' | Handler>;
  /** Heading level of the titles. */
  heading?: 'h2' | 'h3';
}

const SHAPE = { width: '100%', height: 'auto', aspectRatio: '4 / 3', display: 'block' } as const;

/** Cover of a work, cropped to a fixed ratio; an icon if there is none. Decorative: the title is next to it. */
function Cover({ images: [image] }: Work) {
  if (image)
    return (
      <Box
        component="img"
        src={image.small}
        alt=""
        loading="lazy"
        draggable={false}
        sx={{ ...SHAPE, objectFit: 'cover' }}
      />
    );
  return (
    <Box sx={{ ...SHAPE, display: 'grid', placeItems: 'center', bgcolor: 'tone.grey.ground' }}>
      <Icon name="work" sx={{ fontSize: 40, color: 'text.disabled' }} />
    </Box>
  );
}

const GRID = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))',
} as const;

interface CardProps extends PaperProps {
  cover: ReactNode;
}

function Card({ cover, children, sx, ...rest }: CardProps) {
  return (
    <Paper
      component="li"
      variant="outlined"
      sx={[{ overflow: 'hidden' }, ...(Array.isArray(sx) ? sx : [sx])]}
      {...rest}
    >
      {cover}
      <Box sx={{ p: 2 }}>{children}</Box>
    </Paper>
  );
}

/**
 * Portfolio works as cards with links.
 *
 * @example <WorkCards works={data.portfolios} />
 */
export function WorkCards({ works, actions, cardProps, heading = 'h3' }: WorkCardsProps) {
  return (
    <Box component="ul" sx={GRID}>
      {works.map((work) => (
        <Card key={work.id} cover={<Cover {...work} />} {...cardProps?.(work)}>
          <Typography variant="h3" component={heading} sx={{ overflowWrap: 'anywhere' }}>
            <TextLink to={portfolioPath(work.id)} color="text.primary">
              {work.title}
            </TextLink>
          </Typography>
          <Typography
            data-shortened
            variant="body2"
            color="textSecondary"
            sx={{
              mt: 0.5,
              display: '-webkit-box',
              WebkitLineClamp: 2,
              WebkitBoxOrient: 'vertical',
              overflow: 'hidden',
            }}
          >
            {work.description}
          </Typography>
          {actions && <Box sx={{ display: 'flex', gap: 1, mt: 1.5, flexWrap: 'wrap' }}>{actions(work)}</Box>}
        </Card>
      ))}
    </Box>
  );
}

/** Skeleton of the cards. */
export const WorkCardsSkeleton = ({ works }: { works: number }) => (
  <Waiting>
    <Box component="ul" sx={GRID}>
      {Array.from({ length: works }, (_, work) => (
        <Card key={work} cover={<Skeleton variant="rectangular" width="100%" sx={SHAPE} />}>
          <LineSkeleton lines={3} />
        </Card>
      ))}
    </Box>
  </Waiting>
);
