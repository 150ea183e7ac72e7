import { freelancerPath, PROFILE_CATEGORIES } from '@metier/shared-kit/contract';
import { useKitTexts } from '@metier/shared-kit/i18n';
import {
  Avatar,
  Badge,
  Box,
  Button,
  ButtonLink,
  Icon,
  Paper,
  Stack,
  Typography,
} from '@metier/shared-kit/ui';
import { useTexts } from '../../../texts.ts';
import type { Freelancer } from '../executor.api.ts';

interface FreelancerCardProps {
  freelancer: Freelancer;
  chosen: boolean;
  onToggle: () => void;
}

/** A freelancer who fits, with the facts that decide. */
export function FreelancerCard({ freelancer, chosen, onToggle }: FreelancerCardProps) {
  const t = useTexts();
  const kit = useKitTexts();
  const {
    id,
    first_name,
    last_name,
    about_me,
    category_ids,
    verified,
    finished_projects,
    responded,
    invited,
  } = freelancer;
  const name = `${first_name} ${last_name}`;
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
      <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
        <Avatar
          aria-hidden
          sx={{ bgcolor: 'primary.main', color: 'primary.contrastText', fontSize: '0.9375rem' }}
        >
          {first_name.charAt(0)}
          {last_name.charAt(0)}
        </Avatar>
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <Typography variant="h3" component="h2">
            {name}
          </Typography>
          <Typography variant="caption" color="textSecondary">
            {t('executor.finished', { count: finished_projects })}
          </Typography>
        </Box>
        {verified && (
          <Badge tone="blue" icon="verified">
            {kit('profile.verified')}
          </Badge>
        )}
        {responded && (
          <Badge tone="green" icon="check">
            {t('executor.hasResponded')}
          </Badge>
        )}
        {!responded && invited && (
          <Badge tone="blue" icon="mail">
            {t('executor.isInvited')}
          </Badge>
        )}
      </Stack>
      <Typography
        variant="body2"
        sx={{
          flexGrow: 1,
          display: '-webkit-box',
          WebkitLineClamp: 3,
          WebkitBoxOrient: 'vertical',
          overflow: 'hidden',
        }}
      >
        {about_me}
      </Typography>
      <Typography variant="caption" color="textSecondary">
        {categories.map(({ type }) => kit(`type.${type}`)).join(' · ')}
      </Typography>
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button
          variant={chosen ? 'contained' : 'outlined'}
          color={chosen ? 'primary' : 'inherit'}
          aria-pressed={chosen}
          disabled={invited && !responded}
          startIcon={chosen && <Icon name="check" />}
          onClick={onToggle}
        >
          {t(chosen ? 'executor.chosen' : 'executor.choose')}
        </Button>
        <ButtonLink to={freelancerPath(id)} color="inherit">
          {t('executor.profile')}
        </ButtonLink>
      </Stack>
    </Paper>
  );
}
