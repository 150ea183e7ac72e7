import type { LegalDocument } from '@metier/contract';
import { Rich, useLanguage } from '@metier/shared-kit/i18n';
import { Box, PageHeader, Panel, Stack, TextLink, Typography, useFormats } from '@metier/shared-kit/ui';
import { use } from 'react';
import { useHelpPath } from '../../frame/use-help-path.ts';
import { useTexts } from '../../texts.ts';
import { documentIn } from './documents.ts';

/** A document in sections, with a readable line length. */
export function LegalText({ document }: { document: LegalDocument }) {
  const t = useTexts();
  const help = useHelpPath();
  const { date } = useFormats();
  const { language } = useLanguage();
  const { updated, sections } = use(documentIn(document, language));
  return (
    <Box sx={{ maxWidth: 760, mx: 'auto' }}>
      <PageHeader title={t(`legal.${document}`)} lead={t('legal.updated', { date: date(updated) })} />
      <Panel>
        <Stack sx={{ gap: 3.5 }}>
          {sections.map(({ heading, paragraphs }) => (
            <section key={heading}>
              <Typography variant="h2" sx={{ mb: 1 }}>
                {heading}
              </Typography>
              {paragraphs.map((paragraph) => (
                <Typography key={paragraph} sx={{ mt: 1, hyphens: 'auto' }}>
                  <Rich
                    text={paragraph}
                    marks={{ help: (inner) => <TextLink to={help}>{inner}</TextLink> }}
                  />
                </Typography>
              ))}
            </section>
          ))}
        </Stack>
      </Panel>
    </Box>
  );
}
