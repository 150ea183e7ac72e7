import { useKitTexts } from '@metier/shared-kit/i18n';
import { Button, Stack } from '@metier/shared-kit/ui';
import { useSavePhoto } from '../photo.api.ts';

interface ChosenActionsProps {
  file: File;
  onDone: () => void;
}

/** Saves a chosen photo, or keeps what was before. */
export function ChosenActions({ file, onDone }: ChosenActionsProps) {
  const kit = useKitTexts();
  const save = useSavePhoto();
  return (
    <Stack direction="row" sx={{ gap: 1 }}>
      <Button
        variant="contained"
        loading={save.isPending}
        onClick={() => save.mutate({ body: { photo: file } }, { onSuccess: onDone })}
      >
        {kit('action.save')}
      </Button>
      <Button variant="outlined" color="inherit" disabled={save.isPending} onClick={onDone}>
        {kit('action.cancel')}
      </Button>
    </Stack>
  );
}
