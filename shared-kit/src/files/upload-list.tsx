import { useRef } from 'react';
import { useKitTexts } from '../i18n/index.ts';
import { Stack, Typography, VISUALLY_HIDDEN } from '../ui/index.ts';
import { UploadRow } from './upload-row.tsx';
import { isMissing, type Upload } from './upload.ts';
import type { Uploads } from './use-uploads.ts';

/** The attached files with their progress and actions. */
export function UploadList({ uploads }: { uploads: Uploads }) {
  const t = useKitTexts();
  const { list, max, retry, remove } = uploads;
  const rows = useRef<HTMLUListElement>(null);
  return (
    <Stack sx={{ gap: 1, ...(list.length === 0 && { display: 'contents' }) }}>
      <Stack
        ref={rows}
        component="ul"
        aria-label={t('files.attached')}
        hidden={list.length === 0}
        sx={{ m: 0, p: 0, gap: 1, listStyle: 'none' }}
      >
        {list.map((upload) => (
          <UploadRow
            key={upload.key}
            upload={upload}
            max={max}
            onRetry={() => retry(upload.key)}
            onRemove={() => remove(upload)}
          />
        ))}
      </Stack>
      <Status uploads={uploads} />
    </Stack>
  );
}

/** Announced to screen readers only at the end or while nothing is sent, to avoid constant progress messages. */
function Status({ uploads: { list, count, areInFlight } }: { uploads: Uploads }) {
  const t = useKitTexts();
  const isAny = (wanted: Upload['state']) => list.some(({ state }) => state === wanted);
  const areThere = count > 0 && !areInFlight && !list.some(isMissing);
  const end = areThere ? t('files.there', { count }) : '';
  const message = isAny('waiting') ? t('files.interrupted') : isAny('rateLimited') ? t('files.atLimit') : end;
  return (
    // Always rendered, so that screen readers announce changes; visually hidden while empty.
    <Typography role="status" variant="caption" color="textSecondary" sx={message ? null : VISUALLY_HIDDEN}>
      {message}
    </Typography>
  );
}
