import { Form, LinksField, SubmitButton, TextField } from '@metier/shared-kit/forms';
import { useKitTexts } from '@metier/shared-kit/i18n';
import type { Work } from '@metier/shared-kit/profile';
import { Button } from '@metier/shared-kit/ui';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@metier/shared-kit/ui/dialogs';
import { useId } from 'react';
import { useTexts } from '../../../texts.ts';
import { useAddWork, useChangeWork } from '../portfolio.api.ts';
import { workSchema } from '../work.schema.ts';
import { ImagesField } from './images-field.tsx';

const NOTHING = { title: '', description: '', links: [] as string[], images: [] as Work['images'] };

interface WorkDialogProps {
  /** The work to be changed; a new one without it. */
  work?: Work;
  onClose: () => void;
}

/** Shows a new piece of work, or changes one. What was typed and chosen stays when it fails. */
export function WorkDialog({ work, onClose }: WorkDialogProps) {
  const t = useTexts();
  const kit = useKitTexts();
  const id = useId();
  const add = useAddWork();
  const change = useChangeWork();
  const busy = add.isPending || change.isPending;
  const { images, ...words } = work ?? NOTHING;
  const { title, description, links } = words;
  return (
    <Dialog open onClose={() => !busy && onClose()} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{t(work ? 'portfolio.change' : 'portfolio.add')}</DialogTitle>
      <DialogContent>
        <Form
          initialValues={{
            title,
            description,
            links,
            kept: images.map((image) => image.id),
            files: [] as File[],
          }}
          schema={workSchema}
          onSubmit={async ({ kept, files, ...content }) => {
            const body = { ...content, images: files };
            const remove_images = images.map((image) => image.id).filter((each) => !kept.includes(each));
            if (work) await change.mutateAsync({ body: { portfolio_id: work.id, ...body, remove_images } });
            else await add.mutateAsync({ body });
            onClose();
          }}
        >
          <TextField name="title" label={t('portfolio.name')} autoFocus />
          <TextField
            name="description"
            label={t('portfolio.description')}
            hint={t('portfolio.descriptionHint')}
            multiline
            minRows={4}
          />
          <ImagesField images={images} />
          <LinksField
            name="links"
            label={kit('profile.links')}
            hint={t('portfolio.linksHint')}
            optional={kit('field.optional')}
          />
          <DialogActions sx={{ p: 0 }}>
            <Button variant="outlined" color="inherit" disabled={busy} onClick={onClose}>
              {kit('action.cancel')}
            </Button>
            <SubmitButton size="medium">{busy ? t('portfolio.uploading') : kit('action.save')}</SubmitButton>
          </DialogActions>
        </Form>
      </DialogContent>
    </Dialog>
  );
}
