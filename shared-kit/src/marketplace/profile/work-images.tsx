import type { ComponentProps } from 'react';
import { onDemand } from '../../on-demand/index.ts';
import { Box, ButtonBase, useDialog } from '../../ui/index.ts';
import { useImageName } from './use-image-name.ts';
import type { Work } from './work-cards.tsx';

const Lightbox = onDemand(async () => (await import('./lightbox.tsx')).Lightbox);

type WorkImagesProps = Pick<ComponentProps<typeof Lightbox>, 'images' | 'title'>;

/**
 * The images of a work in one shape; each opens large.
 *
 * @example <WorkImages title={work.title} images={work.images} />
 */
export function WorkImages({ title, images }: WorkImagesProps) {
  const nameOf = useImageName(title);
  const { open, dialog } = useDialog<Work['images'][number]>(({ subject, close }) => (
    <Lightbox title={title} images={images} first={images.indexOf(subject)} onClose={close} />
  ));
  return (
    <>
      <Box
        component="ul"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
        }}
      >
        {images.map((image, index) => (
          <li key={image.id}>
            <ButtonBase
              aria-haspopup="dialog"
              onClick={() => open(image)}
              sx={{ width: '100%', borderRadius: 1, overflow: 'hidden', cursor: 'zoom-in' }}
            >
              <Box
                component="img"
                src={image.small}
                alt={nameOf(image, index)}
                loading="lazy"
                sx={{
                  width: '100%',
                  aspectRatio: '4 / 3',
                  objectFit: 'cover',
                  display: 'block',
                  bgcolor: 'tone.grey.ground',
                }}
              />
            </ButtonBase>
          </li>
        ))}
      </Box>
      {dialog}
    </>
  );
}
