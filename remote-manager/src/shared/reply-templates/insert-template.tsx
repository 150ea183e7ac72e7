import type { ReplyKind } from '@metier/contract';
import { useFormField } from '@metier/shared-kit/forms';
import { onDemand } from '@metier/shared-kit/on-demand';
import { Box, DialogButton } from '@metier/shared-kit/ui';
import { useTexts } from '../../texts.ts';
import { fillPlaceholders, type PlaceholderWords } from './fill-placeholders.ts';

const TemplatesDialog = onDemand(async () => (await import('./templates-dialog.tsx')).TemplatesDialog);

interface InsertTemplateProps {
  kind: ReplyKind;
  /** Name of the field that gets the text, after what is typed. */
  name: string;
  words: PlaceholderWords;
  onInsert?: () => void;
}

/** Opens the templates of a kind, to insert one into a field of the surrounding form or to change them. */
export function InsertTemplate({ kind, name, words, onInsert }: InsertTemplateProps) {
  const t = useTexts();
  const field = useFormField<string>(name);
  const insert = (text: string) =>
    field.set([field.value.trim(), fillPlaceholders(text, words)].filter(Boolean).join('\n\n'));
  return (
    <Box data-helper-of={name}>
      <DialogButton
        size="small"
        variant="outlined"
        color="inherit"
        dialog={(close) => (
          <TemplatesDialog
            kind={kind}
            typed={field.value.trim()}
            onInsert={(text) => {
              insert(text);
              onInsert?.();
              close();
            }}
            onClose={close}
          />
        )}
      >
        {t('templates.open')}
      </DialogButton>
    </Box>
  );
}
