import { useId } from 'react';
import { useKitTexts } from '../i18n/index.ts';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '../ui/dialogs/index.ts';
import { Box, Button, Icon } from '../ui/index.ts';
import type { StoredFile } from './send-file.ts';
import { useDownload } from './use-download.ts';

interface PictureDialogProps {
  file: StoredFile;
  /** URL of the preview that is already shown behind the dialog. */
  url: string;
  /** The preview could not be fetched. */
  onError: () => void;
  onClose: () => void;
}

/** A file's preview, as large as it was rendered and the window allows. */
export function PictureDialog({ file, url, onError, onClose }: PictureDialogProps) {
  const { id: file_id, name, preview } = file;
  const t = useKitTexts();
  const id = useId();
  const download = useDownload(name);
  const { width = 1, height = 1 } = preview ?? {};
  return (
    <Dialog open onClose={onClose} maxWidth="lg" fullWidth aria-labelledby={id}>
      <DialogTitle id={id} dir="auto" sx={{ textAlign: 'start', overflowWrap: 'anywhere' }}>
        {name}
      </DialogTitle>
      <DialogContent>
        <Box
          component="img"
          src={url}
          alt={name}
          onError={onError}
          sx={{
            display: 'block',
            mx: 'auto',
            // The greatest height that needs no scrolling below a title of one line.
            width: `min(100%, ${width}px, calc(${width / height} * (100vh - 284px)))`,
            aspectRatio: `${width} / ${height}`,
            bgcolor: 'action.hover',
          }}
        />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" color="inherit" onClick={onClose}>
          {t('action.close')}
        </Button>
        <Button
          variant="contained"
          startIcon={<Icon name="download" />}
          loading={download.isPending}
          onClick={() => download.mutate({ query: { file_id } })}
        >
          {t('files.download')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
