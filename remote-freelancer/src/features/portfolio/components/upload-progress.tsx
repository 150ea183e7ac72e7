import { megabytesOf } from '@metier/shared-kit/files/images';
import type { Progress } from '@metier/shared-kit/http';
import { Box, Typography, useFormats } from '@metier/shared-kit/ui';
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
        sx={{ height: 6, borderRadius: 3, overflow: 'hidden', bgcolor: 'tone.grey.ground' }}
      >
        <Box sx={{ height: '100%', width: `${percent}%`, bgcolor: 'primary.main' }} />
      </Box>
    </Box>
  );
}
