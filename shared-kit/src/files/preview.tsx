import { useState } from 'react';
import { useKitTexts } from '../i18n/index.ts';
import { onDemand } from '../on-demand/on-demand.tsx';
import { useQueryClient } from '../query/index.ts';
import { Box, ButtonBase, useDialog } from '../ui/index.ts';
import type { StoredFile } from './send-file.ts';

const PictureDialog = onDemand(async () => (await import('./picture-dialog.tsx')).PictureDialog);

interface PreviewProps {
  file: StoredFile;
  /** Valid for minutes; each answer of the API has a new one. */
  url: string;
  sx: object;
}

/** Opens enlarged when pressed. Has a fixed size to avoid layout shift. */
export function Preview({ file, url, sx }: PreviewProps) {
  const t = useKitTexts();
  const client = useQueryClient();
  // A preview that has loaded is fetched again only if its URL has expired.
  const [loaded, setLoaded] = useState<string>();
  const shown = loaded ?? url;
  const onError = () => {
    setLoaded(undefined);
    // Only an answer with another URL can fail again, so the reads of a file that is gone are not refetched forever.
    if (shown === url)
      void client.invalidateQueries(
        { predicate: ({ state }) => JSON.stringify(state.data)?.includes(url) ?? false },
        // Several previews of an answer expire together.
        { cancelRefetch: false },
      );
  };
  const { open, dialog } = useDialog<true>(({ close }) => (
    <PictureDialog file={file} url={shown} onError={onError} onClose={close} />
  ));
  return (
    <>
      <ButtonBase
        aria-haspopup="dialog"
        aria-label={t('files.enlarge', { name: file.name })}
        onClick={() => open(true)}
        sx={sx}
      >
        <Box
          component="img"
          src={shown}
          alt=""
          loading="lazy"
          onLoad={() => setLoaded(shown)}
          onError={onError}
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
