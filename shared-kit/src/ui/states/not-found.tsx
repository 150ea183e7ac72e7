import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useKitTexts } from '../../i18n/index.ts';
import { ButtonLink } from '../layout/links.tsx';
import { PageHeader } from '../layout/page-header.tsx';
import { Picture } from '../pictures/picture.tsx';

interface NotFoundProps {
  /** Replaces "Page not found". */
  title?: string;
  text?: string;
}

/** For an address that does not exist or is not allowed, which look alike on purpose. Source: seed.md §2. */
export function NotFound({ title, text }: NotFoundProps) {
  const t = useKitTexts();
  return (
    <Box sx={{ maxWidth: 560, mx: 'auto', py: { xs: 4, md: 10 } }}>
      {/* The drawing begins at the edge of the text below. */}
      <Box sx={{ ml: '-36px' }}>
        <Picture name="lost" />
      </Box>
      {title === undefined && (
        <Typography color="textSecondary" sx={{ fontWeight: 600, mb: 1 }}>
          {t('notFound.code')}
        </Typography>
      )}
      <PageHeader title={title ?? t('notFound.title')} lead={text ?? t('notFound.text')} />
      <ButtonLink to="/" variant="contained">
        {t('notFound.home')}
      </ButtonLink>
    </Box>
  );
}
