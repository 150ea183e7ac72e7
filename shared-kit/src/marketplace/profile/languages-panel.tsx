import { useKitTexts } from '../../i18n/index.ts';
import { Badge, Panel, Stack, useFormats } from '../../ui/index.ts';

/** The languages that a freelancer speaks, by their ISO 639 codes; nothing without any. */
export function LanguagesPanel({ codes }: { codes: readonly string[] }) {
  const t = useKitTexts();
  const { languageTitle } = useFormats();
  if (codes.length === 0) return null;
  return (
    <Panel title={t('profile.languages')}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {codes.map((code) => (
          <Badge key={code} tone="grey" icon="language">
            {languageTitle(code)}
          </Badge>
        ))}
      </Stack>
    </Panel>
  );
}
