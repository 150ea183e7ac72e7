import { SPOKEN_LANGUAGES } from '@metier/contract';
import { useFormField } from '@metier/shared-kit/forms';
import { Box, Button, Icon, Stack, Typography, useFormats } from '@metier/shared-kit/ui';
import { SelectInput } from '@metier/shared-kit/ui/inputs';
import { useId } from 'react';
import { useTexts } from '../../../texts.ts';

const NONE = '';

/** Multi-select of spoken languages; its value is their ISO 639 codes. */
export function LanguagesField({ name }: { name: string }) {
  const t = useTexts();
  const { languageName, languageTitle } = useFormats();
  const id = useId();
  const { value, set } = useFormField<string[]>(name);
  const others = SPOKEN_LANGUAGES.filter((code) => !value.includes(code)).map((code) => ({
    value: code as string,
    text: languageTitle(code),
  }));
  return (
    <Box role="group" aria-labelledby={id}>
      <Typography id={id} variant="body2" sx={{ fontWeight: 550, mb: 0.5 }}>
        {t('profile.languages.label')}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mb: 1, '&:empty': { display: 'none' } }}>
        {value.map((code) => (
          <Button
            key={code}
            size="small"
            variant="outlined"
            color="inherit"
            endIcon={<Icon name="close" />}
            aria-label={t('profile.languages.remove', { language: languageName(code) })}
            onClick={() => set(value.filter((each) => each !== code))}
          >
            {languageTitle(code)}
          </Button>
        ))}
      </Stack>
      <Box sx={{ maxWidth: 280 }}>
        <SelectInput
          label={t('profile.languages.add')}
          hint={t('profile.languages.hint')}
          value={NONE}
          options={[{ value: NONE, text: '–' }, ...others.toSorted((a, b) => a.text.localeCompare(b.text))]}
          onChange={(code) => code !== NONE && set([...value, code])}
        />
      </Box>
    </Box>
  );
}
