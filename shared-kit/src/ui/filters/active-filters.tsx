import Stack from '@mui/material/Stack';
import { useKitTexts } from '../../i18n/index.ts';
import { useQueryRemoval } from '../../router/index.ts';
import { Chip } from './chip.tsx';

/** A filter of a list. */
export interface ActiveFilter {
  /** Its key in the URL. */
  readonly key: string;
  readonly label: string;
  /** Undefined or empty if it is not set. */
  readonly value: string | undefined;
}

interface ActiveFiltersProps {
  filters: readonly ActiveFilter[];
  /** Distance to what surrounds the chips, in the theme's steps. */
  sx?: { readonly px: number; readonly pb: number };
}

/**
 * A chip for each set filter, which a press removes from the URL; of several also one that removes all. Stands right
 * after the filters' controls, of which the first one gets the focus when the last chip is removed.
 *
 * @example <ActiveFilters filters={[{ key: 'type', label: kit('project.type'), value: type && kit(`type.${type}`) }]} />
 */
export function ActiveFilters({ filters, sx }: ActiveFiltersProps) {
  const t = useKitTexts();
  const remove = useQueryRemoval();
  const set = filters.flatMap(({ value, ...filter }) => (value ? [{ ...filter, value }] : []));
  if (set.length === 0) return null;
  return (
    <Stack
      component="ul"
      aria-label={t('filters.set')}
      sx={{ flexDirection: 'row', flexWrap: 'wrap', gap: 1, m: 0, p: 0, listStyle: 'none', ...sx }}
    >
      {set.map(({ key, label, value }) => {
        const text = t('filters.chip', { label, value });
        return (
          <Chip key={key} name={t('filters.remove', { filter: text })} onRemove={() => remove(key)}>
            {text}
          </Chip>
        );
      })}
      {set.length > 1 && (
        <Chip isPlain onRemove={() => remove(...set.map(({ key }) => key))}>
          {t('filters.removeAll')}
        </Chip>
      )}
    </Stack>
  );
}
