import { LEGAL_DOCUMENTS, legalPath } from '@metier/contract';
import { Stack, TextLink } from '@metier/shared-kit/ui';
import { useTexts } from '../texts.ts';

/** Links to the three documents, below every page. */
export function Footer() {
  const t = useTexts();
  return (
    <Stack
      component="footer"
      direction="row"
      sx={{
        px: { xs: 2, sm: 4 },
        py: 2.5,
        columnGap: 3,
        rowGap: 1,
        flexWrap: 'wrap',
        justifyContent: 'center',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      {LEGAL_DOCUMENTS.map((document) => (
        <TextLink
          key={document}
          to={legalPath(document)}
          variant="body2"
          color="textSecondary"
          sx={{ fontWeight: 450, py: 0.25 }}
        >
          {t(`legal.${document}`)}
        </TextLink>
      ))}
    </Stack>
  );
}
