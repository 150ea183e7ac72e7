import { useKitTexts } from '@metier/shared-kit/i18n';
import { Box, Stack, useFormats } from '@metier/shared-kit/ui';
import { ActiveFilters } from '@metier/shared-kit/ui/filters';
import { SelectInput } from '@metier/shared-kit/ui/inputs';
import { useTexts } from '../../../texts.ts';
import { useReleases } from '../releases.api.ts';
import type { HistoryFilter } from '../use-history-filter.ts';

const ALL = '';

/** Chooses the app of the history; a chip for it and for the time, which a chart sets. */
export function HistoryFilters({ filter: { app, ofApp, before } }: { filter: HistoryFilter }) {
  const t = useTexts();
  const kit = useKitTexts();
  const { dateTime } = useFormats();
  const known = useReleases().data?.apps.map((each) => each.app) ?? [];
  const apps = new Set([...known, ...(app ? [app] : [])]);
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Box sx={{ maxWidth: 360 }}>
        <SelectInput
          label={t('releases.app')}
          value={app ?? ALL}
          options={[
            { value: ALL, text: kit('type.all') },
            ...[...apps].map((value) => ({ value, text: value })),
          ]}
          onChange={ofApp}
        />
      </Box>
      <ActiveFilters
        filters={[
          { key: 'app', label: t('releases.app'), value: app },
          { key: 'before', label: t('releases.before'), value: before && dateTime(before) },
        ]}
      />
    </Stack>
  );
}
