import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SxProps, Theme } from '@mui/material/styles';
import { useState } from 'react';
import { useKitTexts } from '../../i18n/index.ts';
import { useFormats } from '../format/use-formats.ts';

interface StaleNoticeProps {
  /** Undefined while everything is up to date. */
  stale: { readonly since: Date; readonly retry: () => Promise<unknown> } | undefined;
  sx?: SxProps<Theme>;
}

/**
 * Notice that displayed data failed to refresh, with the time and a retry. Typed text stays. Its live region is in the
 * page before it speaks.
 */
export function StaleNotice({ stale, sx = [] }: StaleNoticeProps) {
  const t = useKitTexts();
  const { time } = useFormats();
  const [retries, setRetries] = useState(false);
  const retryAll = (retry: () => Promise<unknown>) => {
    setRetries(true);
    const end = () => setRetries(false);
    retry().then(end, end);
  };
  return (
    <Box role="status" sx={sx}>
      {stale && (
        <Alert
          severity="warning"
          role="none"
          sx={{ borderRadius: 'inherit' }}
          action={
            <Button color="inherit" size="small" loading={retries} onClick={() => retryAll(stale.retry)}>
              {t('action.retry')}
            </Button>
          }
        >
          {t('stale.since', { time: time(stale.since) })}
        </Alert>
      )}
    </Box>
  );
}
