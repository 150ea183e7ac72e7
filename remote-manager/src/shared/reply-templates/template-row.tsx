import { Box, Button, Stack, Typography } from '@metier/shared-kit/ui';
import { ConfirmButton } from '@metier/shared-kit/ui/confirm';
import { useTexts } from '../../texts.ts';
import { useDeleteTemplate, type ReplyTemplate } from './reply-templates.api.ts';

interface TemplateRowProps {
  template: ReplyTemplate;
  onInsert: () => void;
  onEdit: () => void;
}

/** A template with its steps. */
export function TemplateRow({ template: { id, name, text }, onInsert, onEdit }: TemplateRowProps) {
  const t = useTexts();
  const remove = useDeleteTemplate();
  return (
    <Box component="li" sx={{ overflowWrap: 'anywhere' }}>
      <Typography variant="h3">{name}</Typography>
      <Typography color="textSecondary" sx={{ my: 1, whiteSpace: 'pre-wrap' }}>
        {text}
      </Typography>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button
          size="small"
          variant="contained"
          aria-label={t('templates.insertNamed', { name })}
          onClick={onInsert}
        >
          {t('templates.insert')}
        </Button>
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          aria-label={t('templates.editNamed', { name })}
          onClick={onEdit}
        >
          {t('templates.edit')}
        </Button>
        <ConfirmButton
          size="small"
          destructive
          aria-label={t('templates.deleteNamed', { name })}
          title={t('templates.deleteTitle')}
          text={t('templates.deleteText', { name })}
          confirm={t('templates.delete')}
          onConfirm={() => remove.mutateAsync({ query: { template_id: id } })}
        >
          {t('templates.delete')}
        </ConfirmButton>
      </Stack>
    </Box>
  );
}
