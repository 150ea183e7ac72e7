import { LIMITS } from '@metier/contract';
import { IMAGE_TYPES, megabytesOf, usePreviews } from '@metier/shared-kit/files/images';
import { useFormField } from '@metier/shared-kit/forms';
import type { Work } from '@metier/shared-kit/marketplace/profile';
import { Box, Button, Icon, Typography } from '@metier/shared-kit/ui';
import { useId, useRef } from 'react';
import { useTexts } from '../../../texts.ts';
import type { Cover } from '../work.schema.ts';
import { ImageTile } from './image-tile.tsx';

const { images: MAX_IMAGES, imageBytes } = LIMITS.portfolio;

/** Images of a work: existing ones and added files. */
export function ImagesField({ images }: { images: Work['images'] }) {
  const t = useTexts();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const kept = useFormField<string[]>('kept');
  const files = useFormField<File[]>('images');
  const alts = useFormField<string[]>('alts');
  const cover = useFormField<Cover>('cover');
  const previews = usePreviews(files.value);
  const add = (chosen: FileList | null) => {
    const added = [...(chosen ?? [])];
    files.leave();
    alts.set([...alts.value, ...added.map(() => '')], false);
    files.set([...files.value, ...added]);
  };
  // The pressed button disappears with its image, so the focus moves to the choose button.
  const stay = () => choose.current?.focus();
  const old = images.flatMap((image, place) =>
    kept.value.includes(image.id)
      ? [
          {
            image: image.id,
            source: image.small,
            alt: `kept_alts.${place}`,
            onRemove: () => {
              kept.set(kept.value.filter((each) => each !== image.id));
              stay();
            },
          },
        ]
      : [],
  );
  const added = files.value.map((file, place) => ({
    image: file,
    source: previews[place] ?? '',
    alt: `alts.${place}`,
    onRemove: () => {
      alts.set(
        alts.value.filter((_, each) => each !== place),
        false,
      );
      files.set(files.value.filter((each) => each !== file));
      stay();
    },
  }));
  const shown = [...old, ...added];
  const chosen = shown.find(({ image }) => image === cover.value) ?? shown[0];
  return (
    <Box>
      <Typography component="label" htmlFor={id} variant="body2" sx={{ fontWeight: 550 }}>
        {t('portfolio.images')}
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 1, p: 0, gap: 2, display: 'grid', listStyle: 'none' }}>
        {shown.map(({ image, ...tile }, place) => {
          const number = t('portfolio.imageNumber', { number: place + 1 });
          const isFile = image instanceof File;
          return (
            <ImageTile
              key={isFile ? tile.alt : image}
              {...tile}
              label={t('portfolio.alt', { name: number })}
              isCover={image === chosen?.image}
              cover={t('portfolio.useAsCover', { name: isFile ? image.name : number })}
              onCover={() => cover.set(image)}
              remove={
                isFile
                  ? t('portfolio.removeFile', { name: image.name })
                  : t('portfolio.removeImage', { number: place + 1 })
              }
            />
          );
        })}
      </Box>
      <input
        ref={input}
        id={id}
        type="file"
        accept={IMAGE_TYPES}
        multiple
        hidden
        onChange={(event) => {
          add(event.target.files);
          event.target.value = '';
        }}
      />
      <Button
        ref={choose}
        variant="outlined"
        color="inherit"
        aria-describedby={`${id}-help`}
        aria-invalid={files.error !== undefined}
        startIcon={<Icon name="media" />}
        sx={{ mt: 1 }}
        onClick={() => input.current?.click()}
      >
        {t('portfolio.choose')}
      </Button>
      <Typography
        id={`${id}-help`}
        variant="caption"
        component="p"
        role={files.error ? 'alert' : undefined}
        color={files.error ? 'error' : 'textSecondary'}
        sx={{ mt: 0.75 }}
      >
        {files.error ?? t('portfolio.imagesHint', { most: MAX_IMAGES, megabytes: megabytesOf(imageBytes) })}
      </Typography>
    </Box>
  );
}
