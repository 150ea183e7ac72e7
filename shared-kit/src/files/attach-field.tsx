import type { ReactNode } from 'react';
import { useKitTexts } from '../i18n/index.ts';
import { Button, Stack, Typography } from '../ui/index.ts';
import { AttachButton } from './attach-button.tsx';
import { FileDrop } from './file-drop.tsx';
import { UploadList } from './upload-list.tsx';
import type { Attaching } from './use-attaching.ts';
import type { Uploads } from './use-uploads.ts';

interface AttachFieldProps {
  uploads: Uploads;
  attaching: Attaching;
  /** Fields that also accept pasted and dropped files. */
  children: ReactNode;
}

/**
 * Files of a form below its fields: chosen, dropped or pasted. While the form waits for them, the submission can be
 * cancelled.
 */
export function AttachField({ uploads, attaching: { isWaiting, cancel }, children }: AttachFieldProps) {
  const t = useKitTexts();
  return (
    <FileDrop uploads={uploads}>
      <Stack sx={{ gap: 2.5 }}>
        {children}
        <UploadList uploads={uploads} />
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <AttachButton uploads={uploads} />
          {isWaiting && (
            <>
              <Typography role="status" variant="body2" color="textSecondary">
                {t('files.waiting')}
              </Typography>
              <Button color="inherit" onClick={cancel}>
                {t('files.hold')}
              </Button>
            </>
          )}
        </Stack>
      </Stack>
    </FileDrop>
  );
}
