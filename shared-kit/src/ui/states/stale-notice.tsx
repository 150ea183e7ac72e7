import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { SxProps, Theme } from '@mui/material/styles';
import { useState } from 'react';
import { useKitTexts } from '../../i18n/index.ts';
import { useFormats } from '../format/use-formats.ts';

interface StaleNoticeProps {
  /** When the displayed data was fetched. */
  since: Date;
  /** Refetches it. */
  onRetry: () => Promise<unknown>;
  sx?: SxProps<Theme>;
}

/** Notice that displayed data failed to refresh, with the time and a retry. Typed text stays. */
export function StaleNotice({ since, onRetry, sx = [] }: StaleNoticeProps) {
  const t = useKitTexts();
  const { time } = useFormats();
  const [retries, setRetries] = useState(false);
  const retry = () => {
    setRetries(true);
    const end = () => setRetries(false);
    onRetry().then(end, end);
  };
  return (
    <Alert
      severity="warning"
      role="status"
      sx={sx}
      action={
        <Button color="inherit" size="small" loading={retries} onClick={retry}>
          {t('action.retry')}
        </Button>
      }
    >
      {t('stale.since', { time: time(since) })}
    </Alert>
  );
}
