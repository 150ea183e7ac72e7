import { PROFILE_CATEGORIES } from '@metier/contract';
import { useFormField } from '@metier/shared-kit/forms';
import { useKitTexts } from '@metier/shared-kit/i18n';
import { Box, Typography } from '@metier/shared-kit/ui';
import { CheckInput } from '@metier/shared-kit/ui/inputs';
import { useId } from 'react';
import { useTexts } from '../../../texts.ts';

/** Multi-select of work categories; its value is their numbers. Source: product.md §4. */
export function CategoriesField({ name }: { name: string }) {
  const t = useTexts();
  const kit = useKitTexts();
  const id = useId();
  const { value, set } = useFormField<number[]>(name);
  const toggle = (category: number, chosen: boolean) =>
    set(chosen ? [...value, category].toSorted((a, b) => a - b) : value.filter((each) => each !== category));
  return (
    <Box role="group" aria-labelledby={id}>
      <Typography id={id} variant="body2" sx={{ fontWeight: 550, mb: 0.5 }}>
        {t('profile.categories')}
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' } }}>
        {PROFILE_CATEGORIES.map(({ id: category, type }) => (
          <CheckInput
            key={category}
            label={kit(`type.${type}`)}
            checked={value.includes(category)}
            onChange={(chosen) => toggle(category, chosen)}
          />
        ))}
      </Box>
      <Typography variant="caption" color="textSecondary">
        {t('profile.categoriesHint')}
      </Typography>
    </Box>
  );
}
