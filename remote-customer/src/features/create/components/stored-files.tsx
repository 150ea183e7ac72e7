import type { StoredFile } from '@metier/shared-kit/files';
import { useForm } from '@metier/shared-kit/forms';
import { useKitTexts } from '@metier/shared-kit/i18n';
import { Icon, IconButton, Stack, Typography, useFormats } from '@metier/shared-kit/ui';
import type { Brief } from '../create.schema.ts';

/** Existing files of a brief, each with a remove button. */
export function StoredFiles({ files }: { files: readonly StoredFile[] }) {
  const kit = useKitTexts();
  const { fileSize } = useFormats();
  const { values, setFieldValue } = useForm<Brief>();
  const shown = files.filter(({ id }) => values.file_ids.includes(id));
  if (shown.length === 0) return null;
  const remove = (removed: string) =>
    setFieldValue(
      'file_ids',
      values.file_ids.filter((id) => id !== removed),
    );
  return (
    <Stack component="ul" aria-label={kit('files.list')} sx={{ m: 0, p: 0, gap: 1, listStyle: 'none' }}>
      {shown.map(({ id, name, size }) => (
        <Stack
          key={id}
          component="li"
          direction="row"
          sx={{
            alignItems: 'center',
            gap: 1,
            py: 0.5,
            px: 1.5,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
          }}
        >
          <Stack sx={{ flex: 1, minWidth: 0 }}>
            <Typography variant="body2" dir="auto" sx={{ textAlign: 'start', overflowWrap: 'anywhere' }}>
              {name}
            </Typography>
            <Typography variant="caption" color="textSecondary">
              {fileSize(size)}
            </Typography>
          </Stack>
          <IconButton
            aria-label={kit('files.remove', { name })}
            onClick={({ currentTarget }) => {
              currentTarget.closest('form')?.querySelector<HTMLElement>('[data-attach]')?.focus();
              void remove(id);
            }}
          >
            <Icon name="close" />
          </IconButton>
        </Stack>
      ))}
    </Stack>
  );
}
