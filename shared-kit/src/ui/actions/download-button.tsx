import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import type { Received } from '../../http/index.ts';
import { useKitTexts } from '../../i18n/index.ts';
import { useFormats } from '../format/use-formats.ts';
import { Icon } from '../icons/icon.tsx';
import { VISUALLY_HIDDEN } from '../layout/visually-hidden.ts';
import { useLongWait } from './use-long-wait.ts';

interface DownloadButtonProps extends Omit<ButtonProps, 'variant' | 'color' | 'startIcon'> {
  /** True while the file is fetched. */
  loading: boolean;
  /** What has come of it, by `useSaveFile`. */
  received: Received | undefined;
}

/** How much of a file is there: a share if its length is known. */
function useFigure(received: Received | undefined): string {
  const { fileSize, share } = useFormats();
  if (!received) return '';
  const { bytes, total } = received;
  return total ? share(Math.floor((bytes / total) * 100) / 100) : fileSize(bytes);
}

/**
 * A button that saves a file. If that takes longer, it shows in place of its text, and so in the same size, how much
 * has come. Screen readers hear it every few seconds.
 *
 * @example <DownloadButton loading={save.isPending} received={save.received} onClick={() => save.mutate({})}>…</DownloadButton>
 */
export function DownloadButton({ received, ...rest }: DownloadButtonProps) {
  const t = useKitTexts();
  const figure = useFigure(received);
  const { isLong, told } = useLongWait(rest.loading, figure);
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<Icon name="download" />}
        loadingIndicator={isLong && figure ? <Figure>{figure}</Figure> : undefined}
        {...rest}
      />
      {rest.loading && (
        <Box component="span" aria-live="polite" sx={VISUALLY_HIDDEN}>
          {told && t('papers.received', { figure: told })}
        </Box>
      )}
    </>
  );
}

/** Not part of the button's name, which stays as it is. */
const Figure = ({ children }: { children: string }) => (
  <Box
    component="span"
    aria-hidden
    sx={{ color: 'text.primary', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}
  >
    {children}
  </Box>
);
