import { STATEMENT_FORMATS } from '@metier/contract';
import {
  Box,
  DownloadButton,
  Panel,
  Stack,
  Typography,
  useFormats,
  useProductNow,
} from '@metier/shared-kit/ui';
import { SelectInput } from '@metier/shared-kit/ui/inputs';
import { useState } from 'react';
import { ofOwner, type Owner } from '../../../reads.ts';
import { useTexts } from '../../../texts.ts';
import { useSaveStatement } from '../finances.api.ts';
import { daysOfMonth, monthsUntil, type Days } from '../statement-days.ts';
import { OtherDays } from './other-days.tsx';

const OTHER = 'other';

const MONTHS = 12;

/** Saves the statement of a month, or of other days, as PDF or CSV. */
export function Statement({ owner }: { owner: Owner }) {
  const t = useTexts();
  const { month: monthName } = useFormats();
  const months = monthsUntil(useProductNow(), MONTHS);
  const [latest = ''] = months;
  const [chosen = latest, choose] = useState<string>();
  const [others = daysOfMonth(latest), setOthers] = useState<Days>();
  const save = useSaveStatement();
  const days = chosen === OTHER ? others : daysOfMonth(chosen);
  const isOrdered = days.from !== '' && days.from <= days.to;
  return (
    <Panel title={t('finances.statement.title')}>
      <Typography color="textSecondary" sx={{ mt: -1, mb: 2 }}>
        {t('finances.statement.lead')}
      </Typography>
      <Stack sx={{ gap: 2, flexDirection: 'row', flexWrap: 'wrap', alignItems: 'flex-start' }}>
        <Box sx={{ flex: '1 1 180px', maxWidth: 260 }}>
          <SelectInput
            label={t('finances.statement.period')}
            value={chosen}
            options={[
              ...months.map((month) => ({ value: month, text: monthName(month) })),
              { value: OTHER, text: t('finances.statement.other') },
            ]}
            onChange={choose}
          />
        </Box>
        {chosen === OTHER && <OtherDays days={others} isOrdered={isOrdered} onChange={setOthers} />}
      </Stack>
      <Stack direction="row" sx={{ gap: 1, mt: 2, flexWrap: 'wrap' }}>
        {STATEMENT_FORMATS.map((format) => (
          <DownloadButton
            key={format}
            disabled={!isOrdered}
            loading={save.isPending && save.variables.query.format === format}
            received={save.received}
            onClick={() => save.mutate({ query: { ...ofOwner(owner), ...days, format } })}
          >
            {t(`finances.statement.${format}`)}
          </DownloadButton>
        ))}
      </Stack>
    </Panel>
  );
}
