import { useEffect, useState, type ClipboardEvent, type DragEvent, type ReactNode } from 'react';
import { useKitTexts } from '../i18n/index.ts';
import { Box } from '../ui/index.ts';
import type { Uploads } from './use-uploads.ts';

const hasFiles = ({ dataTransfer }: Pick<globalThis.DragEvent, 'dataTransfer'>): boolean =>
  dataTransfer?.types.includes('Files') ?? false;

/** Office programs paste a text together with an image of it; the text takes precedence. */
const isText = ({ types }: DataTransfer): boolean =>
  types.includes('text/plain') && types.includes('text/html');

/** Prevents the browser from opening a file that is dropped outside the form. */
function useKeepPage(): void {
  useEffect(() => {
    const keep = (event: globalThis.DragEvent) => {
      if (hasFiles(event)) event.preventDefault();
    };
    window.addEventListener('dragover', keep);
    window.addEventListener('drop', keep);
    return () => {
      window.removeEventListener('dragover', keep);
      window.removeEventListener('drop', keep);
    };
  }, []);
}

/** Accepts files dropped on a form or pasted into it. Show an `AttachButton` as well. */
export function FileDrop({ uploads, children }: { uploads: Pick<Uploads, 'add'>; children: ReactNode }) {
  const [isOver, setOver] = useState(false);
  useKeepPage();
  const leave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
  };
  const drop = (event: DragEvent) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    setOver(false);
    uploads.add(event.dataTransfer.files);
  };
  const paste = (event: ClipboardEvent) => {
    const { clipboardData } = event;
    if (clipboardData.files.length === 0 || isText(clipboardData)) return;
    event.preventDefault();
    uploads.add(clipboardData.files);
  };
  return (
    <Box
      onDragOver={(event) => setOver(hasFiles(event))}
      onDragLeave={leave}
      onDrop={drop}
      onPaste={paste}
      sx={{ position: 'relative' }}
    >
      {children}
      {isOver && <Target />}
    </Box>
  );
}

function Target() {
  const t = useKitTexts();
  return (
    <Box
      sx={{
        position: 'absolute',
        inset: -8,
        zIndex: 1,
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        border: 2,
        borderStyle: 'dashed',
        borderColor: 'primary.main',
        borderRadius: 2,
        bgcolor: 'background.paper',
        opacity: 0.94,
        fontWeight: 600,
        // Keeps the form below the target of the drop.
        pointerEvents: 'none',
      }}
    >
      {t('files.drop')}
    </Box>
  );
}
