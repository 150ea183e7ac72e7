import { freelancerPartPath, freelancerPath, nameOf } from '@metier/contract';
import type { Reply } from '@metier/shared-kit/http';
import { Avatar, Box, RatingMark, Stack, TextLink, Typography } from '@metier/shared-kit/ui';
import type { ReactNode } from 'react';
import { CoverStrip } from '../../../shared/freelancers/cover-strip.tsx';

type Response = Reply<'GET /api/customers/projects/responses'>['responses'][number];

interface ResponseRowProps {
  response: Response;
  /** Actions on the freelancer. */
  children: ReactNode;
}

/** A freelancer who has responded: who they are, what they say, and their work. */
export function ResponseRow({ response, children }: ResponseRowProps) {
  const { id, rating, pitch } = response;
  return (
    <Stack component="li" sx={{ gap: 1.5, '& + &': { borderTop: 1, borderColor: 'divider', pt: 2 } }}>
      <Stack
        direction="row"
        sx={{
          justifyContent: 'space-between',
          alignItems: 'center',
          columnGap: 2,
          rowGap: 1,
          flexWrap: 'wrap',
        }}
      >
        <Stack direction="row" sx={{ columnGap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
          <Avatar person={response} size={32} />
          <TextLink to={freelancerPath(id)}>{nameOf(response)}</TextLink>
          <RatingMark rating={rating} to={freelancerPartPath(id, 'reviews')} />
        </Stack>
        <Stack direction="row" sx={{ gap: 1, ml: 'auto' }}>
          {children}
        </Stack>
      </Stack>
      {pitch !== null && (
        <Typography
          variant="body2"
          sx={{ maxWidth: '72ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
        >
          {pitch}
        </Typography>
      )}
      <Box sx={{ maxWidth: 420 }}>
        <CoverStrip freelancer={response} />
      </Box>
    </Stack>
  );
}
