import type { ReplyKind } from '@metier/contract';
import { Button, QueryStates, RowsSkeleton, Stack, Typography } from '@metier/shared-kit/ui';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@metier/shared-kit/ui/dialogs';
import { useId, useState } from 'react';
import { useTexts } from '../../texts.ts';
import { useReplyTemplates, type ReplyTemplate } from './reply-templates.api.ts';
import { TemplateForm } from './template-form.tsx';
import { TemplateRow } from './template-row.tsx';

interface TemplatesDialogProps {
  kind: ReplyKind;
  /** The text of a new template at first. */
  typed: string;
  onInsert: (text: string) => void;
  onClose: () => void;
}

/** In px: the buttons stay in place while templates come and go. */
const LIST_HEIGHT = 240;

/** The managers' templates of a kind: inserts, creates, changes and deletes them. */
export function TemplatesDialog({ kind, typed, onInsert, onClose }: TemplatesDialogProps) {
  const t = useTexts();
  const id = useId();
  const query = useReplyTemplates(kind);
  const [edited, edit] = useState<ReplyTemplate | 'new'>();
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{t(`templates.title.${kind}`)}</DialogTitle>
      {edited ? (
        <TemplateForm
          kind={kind}
          template={edited === 'new' ? undefined : edited}
          listed={
            edited === 'new' ? undefined : query.data?.templates.find(({ id: one }) => one === edited.id)
          }
          typed={typed}
          onDone={() => edit(undefined)}
        />
      ) : (
        <>
          <DialogContent sx={{ height: LIST_HEIGHT }}>
            <QueryStates
              query={query}
              skeleton={<RowsSkeleton rows={3} />}
              empty={({ templates }) =>
                templates.length === 0 && <Typography color="textSecondary">{t('templates.none')}</Typography>
              }
            >
              {({ templates }) => (
                <Stack component="ul" sx={{ m: 0, p: 0, gap: 2.5, listStyle: 'none' }}>
                  {templates.map((template) => (
                    <TemplateRow
                      key={template.id}
                      template={template}
                      onInsert={() => onInsert(template.text)}
                      onEdit={() => edit(template)}
                    />
                  ))}
                </Stack>
              )}
            </QueryStates>
          </DialogContent>
          <DialogActions>
            <Button variant="outlined" color="inherit" onClick={() => edit('new')}>
              {t('templates.create')}
            </Button>
            <Button variant="outlined" color="inherit" onClick={onClose}>
              {t('templates.close')}
            </Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}
