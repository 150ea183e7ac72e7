import { LIMITS } from '@metier/contract';
import { IMAGE_TYPES, megabytesOf, usePreviews } from '@metier/shared-kit/files/images';
import { useFormField } from '@metier/shared-kit/forms';
import type { Work } from '@metier/shared-kit/marketplace/profile';
import { Box, Button, Icon, Typography } from '@metier/shared-kit/ui';
import { useId, useRef } from 'react';
import { useTexts } from '../../../texts.ts';
import type { Cover } from '../work.schema.ts';
import { ImageTile } from './image-tile.tsx';

const { images: MOST, imageBytes } = LIMITS.portfolio;

/** Images of a work: existing ones and added files. */
export function ImagesField({ images }: { images: Work['images'] }) {
  const t = useTexts();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const kept = useFormField<string[]>('kept');
  const files = useFormField<File[]>('images');
  const cover = useFormField<Cover>('cover');
  const previews = usePreviews(files.value);
  const add = (chosen: FileList | null) => {
    // In this order, because each call validates the form.
    files.leave();
    files.set([...files.value, ...(chosen ?? [])]);
  };
  const shown = [
    ...images.filter((image) => kept.value.includes(image.id)).map(({ id: image }) => image),
    ...files.value,
  ];
  const coverOf = (image: string | File, name: string) => ({
    isCover: image === (shown.includes(cover.value ?? '') ? cover.value : shown[0]),
    cover: t('portfolio.useAsCover', { name }),
    onCover: () => cover.set(image),
  });
  // The pressed button disappears with its image, so the focus moves to the choose button.
  const stay = () => choose.current?.focus();
  return (
    <Box>
      <Typography component="label" htmlFor={id} variant="body2" sx={{ fontWeight: 550 }}>
        {t('portfolio.images')}
      </Typography>
      <Box
        component="ul"
        sx={{ m: 0, mt: 1, p: 0, gap: 1, display: 'flex', flexWrap: 'wrap', listStyle: 'none' }}
      >
        {images
          .filter((image) => kept.value.includes(image.id))
          .map((image, index) => (
            <ImageTile
              key={image.id}
              source={image.path}
              {...coverOf(image.id, t('portfolio.imageNumber', { number: index + 1 }))}
              remove={t('portfolio.removeImage', { number: index + 1 })}
              onRemove={() => {
                kept.set(kept.value.filter((each) => each !== image.id));
                stay();
              }}
            />
          ))}
        {files.value.map((file, index) => (
          <ImageTile
            key={previews[index]}
            source={previews[index] ?? ''}
            {...coverOf(file, file.name)}
            remove={t('portfolio.removeFile', { name: file.name })}
            onRemove={() => {
              files.set(files.value.filter((each) => each !== file));
              stay();
            }}
          />
        ))}
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
        {files.error ?? t('portfolio.imagesHint', { most: MOST, megabytes: megabytesOf(imageBytes) })}
      </Typography>
    </Box>
  );
}
