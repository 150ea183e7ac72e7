import { useId, useState } from 'react';
import { useKitTexts } from '../../i18n/index.ts';
import {
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TurnButtons,
  turnByKeys,
} from '../../ui/dialogs/index.ts';
import { Box, Button } from '../../ui/index.ts';
import { useImageName } from './use-image-name.ts';
import type { Work } from './work-cards.tsx';

export interface LightboxProps {
  /** Title of the work. */
  title: string;
  images: Work['images'];
  /** Index of the image that is shown first. */
  first: number;
  onClose: () => void;
}

/** The images of a work, one at a time, as large as the window allows; the arrow keys turn them. */
export function Lightbox({ title, images, first, onClose }: LightboxProps) {
  const t = useKitTexts();
  const nameOf = useImageName(title);
  const id = useId();
  const [index, show] = useState(first);
  const image = images[index];
  const turn = (by: 1 | -1) => show((index + by + images.length) % images.length);
  if (!image) return null;
  const { path, width, height } = image;
  return (
    <Dialog open onClose={onClose} maxWidth="lg" fullWidth aria-labelledby={id} onKeyDown={turnByKeys(turn)}>
      <DialogTitle id={id} dir="auto" sx={{ textAlign: 'start', overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <DialogContent>
        <Box
          component="img"
          key={image.id}
          src={path}
          alt={nameOf(image, index)}
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
        <TurnButtons
          labels={{ previous: t('work.previous'), next: t('work.next') }}
          index={index}
          total={images.length}
          turn={turn}
        />
        <Button variant="outlined" color="inherit" onClick={onClose}>
          {t('action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
