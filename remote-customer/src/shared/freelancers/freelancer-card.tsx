import { freelancerPartPath, nameOf, PROFILE_CATEGORIES, displayedHours } from '@metier/contract';
import { useKitTexts } from '@metier/shared-kit/i18n';
import {
  Box,
  Initials,
  Paper,
  RatingMark,
  Stack,
  TextLink,
  Typography,
  useFormats,
  SEPARATOR,
} from '@metier/shared-kit/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../../texts.ts';
import { CoverStrip } from './cover-strip.tsx';
import { FavoriteHeart } from './favorite-toggle.tsx';
import type { Freelancer } from './freelancers.api.ts';
import { FreelancerBadges } from './freelancer-badges.tsx';

interface FreelancerCardProps {
  freelancer: Freelancer;
  /** True if selected in a list. */
  chosen?: boolean;
  /** Rendered above the text of the profile. */
  reasons?: ReactNode;
  /** Actions on the freelancer. */
  children: ReactNode;
}

/** A freelancer with key facts and actions. */
export function FreelancerCard({ freelancer, chosen = false, reasons, children }: FreelancerCardProps) {
  const t = useTexts();
  const kit = useKitTexts();
  const { languageName, share } = useFormats();
  const { first_name, last_name, id, about_me, category_ids, rating, photo } = freelancer;
  const { languages, on_time_percent, response_hours } = freelancer;
  const name = nameOf(freelancer);
  const categories = PROFILE_CATEGORIES.filter((category) => category_ids.includes(category.id));
  return (
    <Paper
      component="li"
      variant="outlined"
      aria-label={name}
      sx={{
        p: 2.5,
        display: 'flex',
        flexDirection: 'column',
        gap: 1.5,
        ...(chosen && { borderColor: 'primary.main', bgcolor: 'primary.light' }),
      }}
    >
      <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
        <Initials
          first={first_name}
          last={last_name}
          photo={photo?.small}
          sx={{ bgcolor: 'primary.main', color: 'primary.contrastText', fontSize: '0.9375rem' }}
        />
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          <Stack direction="row" sx={{ columnGap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
            <Typography variant="caption" color="textSecondary">
              <Finished freelancer={freelancer} />
            </Typography>
            <Typography variant="caption">
              <RatingMark rating={rating} to={freelancerPartPath(id, 'reviews')} />
            </Typography>
            {on_time_percent !== null && (
              <Typography variant="caption" color="textSecondary">
                {t('executor.onTime', { percent: share(on_time_percent / 100) })}
              </Typography>
            )}
          </Stack>
        </Box>
        <Box sx={{ alignSelf: 'flex-start', mr: -1, mt: -0.5 }}>
          <FavoriteHeart freelancer={freelancer} />
        </Box>
      </Stack>
      <FreelancerBadges freelancer={freelancer} />
      {reasons}
      {/* Clamped inside of what grows: a taller neighbour would show lines below the ellipsis. */}
      <Box sx={{ flexGrow: 1 }}>
        <Typography
          data-shortened
          variant="body2"
          sx={{
            display: '-webkit-box',
            WebkitLineClamp: 3,
            WebkitBoxOrient: 'vertical',
            overflow: 'hidden',
          }}
        >
          {about_me}
        </Typography>
      </Box>
      <CoverStrip freelancer={freelancer} />
      <Typography variant="caption" color="textSecondary">
        {categories.map(({ type }) => kit(`type.${type}`)).join(SEPARATOR)}
        {/* On the pick screen it is one of the reasons. */}
        {response_hours !== null && !reasons && (
          <Box component="span" sx={{ display: 'block' }}>
            {t('executor.reason.answers_soon', { count: displayedHours(response_hours) })}
          </Box>
        )}
        {languages.length > 0 && (
          <Box component="span" sx={{ display: 'block' }}>
            {t('freelancers.speaks', { languages: languages.map(languageName).join(', ') })}
          </Box>
        )}
      </Typography>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {children}
      </Stack>
    </Paper>
  );
}

/** The number of completed projects, which leads to the services that they were. */
function Finished({ freelancer: { id, finished_projects } }: { freelancer: Freelancer }) {
  const t = useTexts();
  const text = t('executor.finished', { count: finished_projects });
  if (finished_projects === 0) return text;
  return (
    <TextLink
      to={freelancerPartPath(id, 'record')}
      color="inherit"
      sx={{ display: 'inline-flex', minHeight: 24, alignItems: 'center' }}
    >
      {text}
    </TextLink>
  );
}
