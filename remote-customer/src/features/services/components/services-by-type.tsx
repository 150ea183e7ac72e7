import { PROJECT_TYPES, type ProjectType } from '@metier/contract';
import { useKitTexts } from '@metier/shared-kit/i18n';
import { Box, Panel } from '@metier/shared-kit/ui';
import type { ReactNode } from 'react';

/** A panel of rows for each type, side by side where there is room. */
export function ServicesByType({ rowsOf }: { rowsOf: (type: ProjectType) => ReactNode }) {
  const kit = useKitTexts();
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
      }}
    >
      {PROJECT_TYPES.map((type) => (
        <Panel key={type} title={kit(`type.${type}`)}>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {rowsOf(type)}
          </Box>
        </Panel>
      ))}
    </Box>
  );
}
