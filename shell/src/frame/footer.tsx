import { LEGAL_DOCUMENTS, legalPath } from '@metier/contract';
import { Stack, TextLink } from '@metier/shared-kit/ui';
import { useTexts } from '../texts.ts';
import { useHelpPath } from './use-help-path.ts';

/** A link as every page has it at the same place. */
const link = { variant: 'body2', color: 'textSecondary', sx: { fontWeight: 450, py: 0.25 } } as const;

/** Links to help and to the three documents, below every page. */
export function Footer() {
  const t = useTexts();
  const help = useHelpPath();
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
      <TextLink to={help} {...link}>
        {t('menu.help')}
      </TextLink>
      {LEGAL_DOCUMENTS.map((document) => (
        <TextLink key={document} to={legalPath(document)} {...link}>
          {t(`legal.${document}`)}
        </TextLink>
      ))}
    </Stack>
  );
}
