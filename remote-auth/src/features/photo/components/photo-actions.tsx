import { IMAGE_TYPES } from '@metier/shared-kit/files/images';
import { Button, Icon, Stack } from '@metier/shared-kit/ui';
import { ConfirmButton } from '@metier/shared-kit/ui/confirm';
import { useRef } from 'react';
import { useTexts } from '../../../texts.ts';
import { useRemovePhoto } from '../photo.api.ts';

interface PhotoActionsProps {
  hasPhoto: boolean;
  onChoose: (files: Iterable<File>) => void;
}

/** Chooses a photo, or removes the saved one. */
export function PhotoActions({ hasPhoto, onChoose }: PhotoActionsProps) {
  const t = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const remove = useRemovePhoto();
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      <input
        ref={input}
        type="file"
        accept={IMAGE_TYPES}
        aria-label={t('photo.file')}
        hidden
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<Icon name="media" />}
        onClick={() => input.current?.click()}
      >
        {t(hasPhoto ? 'photo.replace' : 'photo.choose')}
      </Button>
      {hasPhoto && (
        <ConfirmButton
          variant="text"
          title={t('photo.removeTitle')}
          text={t('photo.removeText')}
          confirm={t('photo.remove')}
          destructive
          onConfirm={() => remove.mutateAsync({})}
        >
          {t('photo.remove')}
        </ConfirmButton>
      )}
    </Stack>
  );
}
