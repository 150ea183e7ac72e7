import { PATHS } from '@metier/contract';
import { Box, ButtonLink, Icon } from '@metier/shared-kit/ui';
import { useTexts } from '../../texts.ts';

/** Link to the creation of a project; on a phone an icon with a label for screen readers. */
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
