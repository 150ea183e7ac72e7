import { PROFILE_CATEGORIES } from '@metier/contract';
import { useKitTexts } from '../../i18n/index.ts';
import { Badge, Panel, Stack } from '../../ui/index.ts';

/** The types of projects that a freelancer takes; nothing without any. */
export function CategoriesPanel({ ids }: { ids: readonly number[] }) {
  const t = useKitTexts();
  const categories = PROFILE_CATEGORIES.filter(({ id }) => ids.includes(id));
  if (categories.length === 0) return null;
  return (
    <Panel title={t('profile.categories')}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {categories.map(({ id, type }) => (
          <Badge key={id} tone="grey" icon={type}>
            {t(`type.${type}`)}
          </Badge>
        ))}
      </Stack>
    </Panel>
  );
}
