import { Box } from '@metier/shared-kit/ui';
import { TextInput } from '@metier/shared-kit/ui/inputs';
import { useTexts } from '../../../texts.ts';
import { type Days } from '../statement-days.ts';

interface OtherDaysProps {
  days: Days;
  isOrdered: boolean;
  onChange: (days: Days) => void;
}

export function OtherDays({ days, isOrdered, onChange }: OtherDaysProps) {
  const t = useTexts();
  return (
    <>
      {(['from', 'to'] as const).map((end) => (
        <Box key={end} sx={{ flex: '1 1 150px', maxWidth: 200 }}>
          <TextInput
            type="date"
            label={t(`finances.statement.${end}`)}
            value={days[end]}
            onChange={({ target }) => onChange({ ...days, [end]: target.value })}
            {...(end === 'to' && !isOrdered ? { error: t('finances.statement.unordered') } : {})}
          />
        </Box>
      ))}
    </>
  );
}
