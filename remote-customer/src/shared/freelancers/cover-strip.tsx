import { freelancerPartPath, LIMITS, nameOf } from '@metier/contract';
import { Box, TextLink } from '@metier/shared-kit/ui';
import { useTexts } from '../../texts.ts';
import type { Freelancer } from './freelancers.api.ts';

interface CoverStripProps {
  freelancer: Pick<Freelancer, 'id' | 'first_name' | 'last_name' | 'covers'>;
}

/** Covers of a freelancer's first works, which lead to all of them; nothing without any. */
export function CoverStrip({ freelancer }: CoverStripProps) {
  const t = useTexts();
  const { id, covers } = freelancer;
  if (covers.length === 0) return null;
  return (
    <TextLink
      to={freelancerPartPath(id, 'work')}
      aria-label={t('freelancers.works', { name: nameOf(freelancer) })}
      sx={{
        display: 'grid',
        gap: 1,
        gridTemplateColumns: `repeat(${LIMITS.portfolio.covers}, minmax(0, 1fr))`,
      }}
    >
      {covers.map((cover) => (
        <Box
          key={cover}
          component="img"
          src={cover}
          alt=""
          loading="lazy"
          sx={{ display: 'block', width: '100%', aspectRatio: '4 / 3', objectFit: 'cover', borderRadius: 1 }}
        />
      ))}
    </TextLink>
  );
}
