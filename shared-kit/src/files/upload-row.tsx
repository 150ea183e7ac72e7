import { useId } from 'react';
import { LIMITS } from '@metier/contract';
import { isApiError } from '../http/index.ts';
import { useErrorText, useKitTexts } from '../i18n/index.ts';
import { Box, Button, Icon, IconButton, Stack, Typography, useFormats, SEPARATOR } from '../ui/index.ts';
import { ProgressBar } from './progress-bar.tsx';
import { UnreadableFile } from './send-file.ts';
import { isInFlight, type Upload } from './upload.ts';

interface UploadRowProps {
  upload: Upload;
  /** Maximum number of attached files. */
  max: number;
  onRetry: () => void;
  onRemove: () => void;
}

/** One attached file. */
export function UploadRow({ upload, max, onRetry, onRemove }: UploadRowProps) {
  const t = useKitTexts();
  const id = useId();
  const { name, state } = upload;
  const fault = useFault(upload, max);
  return (
    <Stack
      component="li"
      direction="row"
      sx={{
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1,
        py: 0.5,
        paddingInlineStart: 1.5,
        paddingInlineEnd: 0.5,
        border: 1,
        borderColor: fault ? 'error.main' : 'divider',
        borderRadius: 1,
      }}
    >
      {/* Where there is no room beside it, the buttons move below. */}
      <Stack sx={{ flex: '1 1 160px', minWidth: 0, gap: 0.5 }}>
        <Typography id={id} variant="body2" dir="auto" sx={{ textAlign: 'start', overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        {isInFlight(upload) && <ProgressBar of={upload.sent} total={upload.size} labelledBy={id} />}
        {fault ? (
          <Typography role="alert" variant="caption" color="error">
            {fault}
          </Typography>
        ) : (
          <Sizes upload={upload} />
        )}
      </Stack>
      <Stack direction="row" sx={{ gap: 1, marginInlineStart: 'auto', alignItems: 'center' }}>
        {(state === 'failed' || state === 'waiting') && (
          <Button size="small" aria-label={t('files.retry', { name })} onClick={onRetry}>
            {t('action.retry')}
          </Button>
        )}
        <IconButton
          aria-label={t(isInFlight(upload) ? 'files.cancel' : 'files.remove', { name })}
          onClick={({ currentTarget }) => {
            focusAttachButton(currentTarget);
            onRemove();
          }}
        >
          <Icon name="close" />
        </IconButton>
      </Stack>
    </Stack>
  );
}

/** The pressed button disappears with its row, so the focus moves to the attach button. */
const focusAttachButton = (pressed: Element): void =>
  pressed.closest('form')?.querySelector<HTMLElement>('[data-attach]')?.focus();

function Sizes({ upload: { state, sent, size, until } }: { upload: Upload }) {
  const t = useKitTexts();
  const { dateTime, fileSize } = useFormats();
  const total = fileSize(size);
  return (
    <Typography variant="caption" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {state === 'ready' ? total : t('files.sent', { sent: fileSize(sent), total })}
      {state === 'waiting' && <Box component="span">{`${SEPARATOR}${t('files.waits')}`}</Box>}
      {state === 'rateLimited' && until && (
        <Box component="span">{`${SEPARATOR}${t('files.heldUntil', { at: dateTime(until) })}`}</Box>
      )}
    </Typography>
  );
}

/** Why a file is not uploaded, in the reader's language. */
function useFault({ refusal, state, error }: Upload, max: number): string | undefined {
  const t = useKitTexts();
  const textOf = useErrorText();
  const { fileSize } = useFormats();
  if (refusal === 'tooLarge') return t('files.tooLarge', { max: fileSize(LIMITS.files.bytes) });
  if (refusal === 'tooMany') return t('files.tooMany', { max });
  if (refusal === 'empty') return t('files.empty');
  if (refusal === 'lost') return t('files.lost');
  if (refusal === 'malware') return t('errors.field.malware');
  if (state !== 'failed') return undefined;
  if (error instanceof UnreadableFile) return t('files.unreadable');
  return isApiError(error, 'stateChanged') ? t('files.conflict') : textOf(error);
}
