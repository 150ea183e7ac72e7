import { useKitTexts } from '../i18n/index.ts';
import {
  Box,
  ButtonBase,
  CircularProgress,
  Icon,
  Stack,
  Typography,
  useFormats,
  VISUALLY_HIDDEN,
} from '../ui/index.ts';
import { Preview } from './preview.tsx';
import type { StoredFile } from './send-file.ts';
import { useDownload } from './use-download.ts';

interface StoredFilesProps {
  files: readonly StoredFile[];
  /** Side by side where there is room, instead of in one narrow column. */
  wide?: boolean;
}

const COLUMN = { width: 280 };
const BESIDE = { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))' };

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
        <Box component="li" key={file.id} sx={{ display: 'grid' }}>
          <StoredFileEntry file={file} />
        </Box>
      ))}
    </Box>
  );
}

function StoredFileEntry({ file }: { file: StoredFile }) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        overflow: 'hidden',
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        bgcolor: 'background.paper',
        '&:hover': { borderColor: 'text.secondary' },
      }}
    >
      {file.preview && <Preview file={file} url={file.preview.url} sx={PART} />}
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
      sx={{ gap: 1.5, px: 1.5, py: 1, flexGrow: 1, alignItems: 'flex-end', ...PART }}
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

/** Overflow is hidden by the frame around it. */
const PART = {
  width: '100%',
  textAlign: 'start',
  '&:focus-visible': { outlineOffset: -2 },
} as const;
