import { megabytesOf } from '@metier/shared-kit/files/images';
import type { Progress } from '@metier/shared-kit/http';
import { Box, LevelBar, Typography, useFormats } from '@metier/shared-kit/ui';
import { useId } from 'react';
import { useTexts } from '../../../texts.ts';

/** The upload's progress, then a note while the API re-encodes the images. */
export function UploadProgress({ progress: { sent, total } }: { progress: Progress }) {
  const t = useTexts();
  const { decimal } = useFormats();
  const id = useId();
  const percent = Math.floor((sent / total) * 100);
  const megabytes = (bytes: number) => decimal(megabytesOf(bytes));
  return (
    <Box>
      <Typography id={id} variant="body2" sx={{ mb: 0.75, fontVariantNumeric: 'tabular-nums' }}>
        {sent < total
          ? t('portfolio.uploading', { sent: megabytes(sent), total: megabytes(total) })
          : t('portfolio.drawing')}
      </Typography>
      <Box
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <LevelBar level={percent / 100} height={6} />
      </Box>
    </Box>
  );
}
