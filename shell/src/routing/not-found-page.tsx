import { PATHS } from '@metier/shared-kit/contract';
import { useUser } from '@metier/shared-kit/session';
import { Box, ButtonLink, PageHeader, Typography } from '@metier/shared-kit/ui';
import { useTexts } from '../texts.ts';

/** For an address that does not exist, or not for this reader: the two look alike on purpose. */
export function NotFoundPage() {
  const t = useTexts();
  const home = useUser() ? PATHS.myProjects : PATHS.login;
  return (
    <Box sx={{ maxWidth: 560, mx: 'auto', py: { xs: 4, md: 10 } }}>
      <Typography color="textSecondary" sx={{ fontWeight: 600, mb: 1 }}>
        {t('notFound.code')}
      </Typography>
      <PageHeader title={t('notFound.title')} lead={t('notFound.text')} />
      <ButtonLink to={home} variant="contained">
        {t('notFound.home')}
      </ButtonLink>
    </Box>
  );
}
