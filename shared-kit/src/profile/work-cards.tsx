import type { ReactNode } from 'react';
import { portfolioPath } from '../contract/index.ts';
import type { Reply } from '../http/index.ts';
import { Box, Icon, Paper, TextLink, Typography } from '../ui/index.ts';

export type Work = Reply<'GET /api/freelancers/portfolios'>['portfolios'][number];

interface WorkCardsProps {
  works: readonly Work[];
  /** What the owner can do with one. */
  actions?: (work: Work) => ReactNode;
  /** How deep their titles stand in the page. */
  heading?: 'h2' | 'h3';
}

/** First image of a work, cut to one shape; its sign where there is none. It says nothing that the title does not. */
function Cover({ images: [image] }: Work) {
  const shape = { width: '100%', aspectRatio: '4 / 3', display: 'block' } as const;
  if (image)
    return (
      <Box component="img" src={image.path} alt="" loading="lazy" sx={{ ...shape, objectFit: 'cover' }} />
    );
  return (
    <Box sx={{ ...shape, display: 'grid', placeItems: 'center', bgcolor: 'tone.grey.ground' }}>
      <Icon name="work" sx={{ fontSize: 40, color: 'text.disabled' }} />
    </Box>
  );
}

/**
 * Works that a freelancer shows, as cards that lead to them.
 *
 * @example <WorkCards works={data.portfolios} />
 */
export function WorkCards({ works, actions, heading = 'h3' }: WorkCardsProps) {
  return (
    <Box
      component="ul"
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))',
      }}
    >
      {works.map((work) => (
        <Paper key={work.id} component="li" variant="outlined" sx={{ overflow: 'hidden' }}>
          <Cover {...work} />
          <Box sx={{ p: 2 }}>
            <Typography variant="h3" component={heading} sx={{ overflowWrap: 'anywhere' }}>
              <TextLink to={portfolioPath(work.id)} color="text.primary">
                {work.title}
              </TextLink>
            </Typography>
            <Typography
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
            {actions && <Box sx={{ display: 'flex', gap: 1, mt: 1.5 }}>{actions(work)}</Box>}
          </Box>
        </Paper>
      ))}
    </Box>
  );
}
