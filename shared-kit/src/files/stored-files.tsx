import { useState } from 'react';
import { useKitTexts } from '../i18n/index.ts';
import { onDemand } from '../on-demand/on-demand.tsx';
import {
  Box,
  ButtonBase,
  CircularProgress,
  Icon,
  Stack,
  Typography,
  useDialog,
  useFormats,
  VISUALLY_HIDDEN,
} from '../ui/index.ts';
import type { StoredFile } from './send-file.ts';
import { useDownload } from './use-download.ts';

interface StoredFilesProps {
  files: readonly StoredFile[];
  /** Side by side where there is room, instead of in one narrow column. */
  wide?: boolean;
}

const COLUMN = { width: 280 };
const BESIDE = {
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
  alignItems: 'start',
};

const PictureDialog = onDemand(async () => (await import('./picture-dialog.tsx')).PictureDialog);

/** Stored files with downloads; previews open enlarged. Renders nothing without files. */
export function StoredFiles({ files, wide = false }: StoredFilesProps) {
  const t = useKitTexts();
  if (files.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label={t('files.list')}
      sx={{
        display: 'grid',
        m: 0,
        p: 0,
        gap: 1,
        maxWidth: '100%',
        listStyle: 'none',
        ...(wide ? BESIDE : COLUMN),
      }}
    >
      {files.map((file) => (
        <li key={file.id}>
          <StoredFileEntry file={file} />
        </li>
      ))}
    </Box>
  );
}

function StoredFileEntry({ file }: { file: StoredFile }) {
  return (
    <Box
      sx={{
        overflow: 'hidden',
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        bgcolor: 'background.paper',
        '&:hover': { borderColor: 'text.secondary' },
      }}
    >
      {file.preview && <Preview key={file.id} file={file} url={file.preview.url} />}
      <DownloadRow file={file} />
    </Box>
  );
}

function DownloadRow({ file: { id, name, size } }: { file: StoredFile }) {
  const t = useKitTexts();
  const { fileSize } = useFormats();
  const download = useDownload(name);
  return (
    <ButtonBase
      aria-busy={download.isPending}
      onClick={() => download.mutate({ query: { file_id: id } })}
      sx={{ gap: 1.5, px: 1.5, py: 1, ...PART }}
    >
      <Stack component="span" sx={{ flex: 1, minWidth: 0 }}>
        <Box component="span" sx={VISUALLY_HIDDEN}>
          {t('files.download')}
        </Box>{' '}
        <Typography
          component="span"
          variant="body2"
          dir="auto"
          sx={{ textAlign: 'start', overflowWrap: 'anywhere' }}
        >
          {name}
        </Typography>{' '}
        <Typography variant="caption" color="textSecondary">
          {fileSize(size)}
        </Typography>
      </Stack>
      {download.isPending ? (
        <CircularProgress size={20} aria-hidden />
      ) : (
        <Icon name="download" sx={{ color: 'text.secondary' }} />
      )}
    </ButtonBase>
  );
}

/**
 * Opens enlarged when pressed. The box has a fixed size to avoid layout shift; the file's name is below it.
 */
function Preview({ file, url }: { file: StoredFile; url: string }) {
  const t = useKitTexts();
  // Each answer has a new URL; a preview that has loaded is fetched again only if its URL has expired.
  const [shown, show] = useState(url);
  const { open, dialog } = useDialog<true>(({ close }) => (
    <PictureDialog file={file} url={shown} onClose={close} />
  ));
  return (
    <>
      <ButtonBase
        aria-haspopup="dialog"
        aria-label={t('files.enlarge', { name: file.name })}
        onClick={() => open(true)}
        sx={PART}
      >
        <Box
          component="img"
          src={shown}
          alt=""
          loading="lazy"
          onError={() => show(url)}
          sx={{
            display: 'block',
            width: '100%',
            height: 160,
            objectFit: 'contain',
            bgcolor: 'action.hover',
          }}
        />
      </ButtonBase>
      {dialog}
    </>
  );
}

/** Overflow is hidden by the frame around it. */
const PART = {
  width: '100%',
  textAlign: 'start',
  '&:focus-visible': { outlineOffset: -2 },
} as const;
