import { PATHS } from '@metier/contract';
import { Box, ButtonLink, Icon } from '@metier/shared-kit/ui';
import { useTexts } from '../../texts.ts';

/** Leads to a new project; on a phone its sign stands alone and the words are only heard. */
export function CreateButton() {
  const t = useTexts();
  return (
    <ButtonLink
      to={PATHS.create}
      variant="contained"
      aria-label={t('topBar.create')}
      title={t('topBar.create')}
      sx={{ mr: { xs: 0.5, sm: 1.5 }, px: { xs: 0, sm: 2 }, minWidth: 40, gap: 1 }}
    >
      <Icon name="add" />
      <Box component="span" aria-hidden sx={{ display: { xs: 'none', sm: 'inline' } }}>
        {t('topBar.create')}
      </Box>
    </ButtonLink>
  );
}
