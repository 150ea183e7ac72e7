import { useId, useState, type KeyboardEvent } from 'react';
import { useKitTexts } from '../../i18n/index.ts';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '../../ui/dialogs/index.ts';
import { Box, Button, Icon, IconButton, Typography } from '../../ui/index.ts';
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
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') turn(1);
    if (key === 'ArrowLeft') turn(-1);
  };
  if (!image) return null;
  const { path, width, height } = image;
  return (
    <Dialog open onClose={onClose} maxWidth="lg" fullWidth aria-labelledby={id} onKeyDown={onKeyDown}>
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
        {images.length > 1 && (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mr: 'auto' }}>
            <IconButton aria-label={t('work.previous')} onClick={() => turn(-1)}>
              <Icon name="previous" />
            </IconButton>
            <Typography role="status" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {t('work.place', { number: index + 1, total: images.length })}
            </Typography>
            <IconButton aria-label={t('work.next')} onClick={() => turn(1)}>
              <Icon name="next" />
            </IconButton>
          </Box>
        )}
        <Button variant="outlined" color="inherit" onClick={onClose}>
          {t('action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
