import { Box } from '@metier/shared-kit/ui';
import { SelectInput } from '@metier/shared-kit/ui/inputs';
import { useTexts } from '../../../texts.ts';
import { ROWS, type RowsValue } from '../use-project-filter.ts';

/** Number of rows of a page. */
export function RowsFilter({ rows, onChange }: { rows: RowsValue; onChange: (rows: RowsValue) => void }) {
  const t = useTexts();
  return (
    <Box sx={{ flex: '0 1 96px' }}>
      <SelectInput<RowsValue>
        label={t('projects.filter.rows')}
        value={rows}
        options={ROWS.map((value) => ({ value, text: value }))}
        onChange={onChange}
      />
    </Box>
  );
}
