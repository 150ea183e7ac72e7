import { CancelButton, LinksField, SubmitButton, TextField } from '@metier/shared-kit/forms';
import { DialogForm } from '@metier/shared-kit/forms/dialog';
import { useKitTexts } from '@metier/shared-kit/i18n';
import type { Work } from '@metier/shared-kit/marketplace/profile';
import { useUpload } from '@metier/shared-kit/query';
import { Button } from '@metier/shared-kit/ui';
import { Dialog, DialogTitle } from '@metier/shared-kit/ui/dialogs';
import { useId } from 'react';
import { useTexts } from '../../../texts.ts';
import { useAddWork, useChangeWork } from '../portfolio.api.ts';
import { workSchema, type Cover } from '../work.schema.ts';
import { ImagesField } from './images-field.tsx';
import { UploadProgress } from './upload-progress.tsx';

const NOTHING = { title: '', description: '', links: [] as string[], images: [] as Work['images'] };

/** Fields that drafts cannot store. */
const FILES = ['images', 'alts', 'kept', 'kept_alts', 'cover'];

/** The fields that name the cover, unless it was removed again. */
function coverIn(files: readonly File[], kept: readonly string[], cover: Cover) {
  if (typeof cover === 'string') return kept.includes(cover) ? { cover } : {};
  return cover && files.includes(cover) ? { cover_file: files.indexOf(cover) } : {};
}

/** The fields that replace the alternative texts of kept images. */
function changedAlts(images: Work['images'], kept: readonly string[], alts: readonly string[]) {
  const changed = images
    .map(({ id, alt }, place) => ({ id, alt: alts[place] ?? '', isChanged: alts[place] !== alt }))
    .filter(({ id, isChanged }) => isChanged && kept.includes(id));
  if (changed.length === 0) return {};
  return { kept_images: changed.map(({ id }) => id), kept_alts: changed.map(({ alt }) => alt) };
}

interface WorkDialogProps {
  /** The work to edit; omitted for a new one. */
  work?: Work;
  onClose: () => void;
}

/** Adds or edits a work. Typed text and chosen files stay when it fails. */
export function WorkDialog({ work, onClose }: WorkDialogProps) {
  const t = useTexts();
  const kit = useKitTexts();
  const id = useId();
  const add = useAddWork();
  const change = useChangeWork();
  const upload = useUpload();
  const busy = add.isPending || change.isPending;
  // Once all bytes are sent, the API is processing, and aborting would no longer undo it.
  const isLeaving = upload.progress !== undefined && upload.progress.sent < upload.progress.total;
  const { images, ...words } = work ?? NOTHING;
  const { title, description, links } = words;
  return (
    <Dialog open onClose={() => !busy && onClose()} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{t(work ? 'portfolio.change' : 'portfolio.add')}</DialogTitle>
      <DialogForm
        actions={
          <>
            {isLeaving ? (
              <Button variant="outlined" color="inherit" onClick={upload.cancel}>
                {t('portfolio.stop')}
              </Button>
            ) : (
              <CancelButton onClick={onClose} />
            )}
            <SubmitButton size="medium">{kit('action.save')}</SubmitButton>
          </>
        }
        draft={{ kind: 'work', about: work?.id ?? '', except: FILES }}
        initialValues={{
          title,
          description,
          links,
          kept: images.map((image) => image.id),
          kept_alts: images.map(({ alt }) => alt),
          images: [] as File[],
          alts: [] as string[],
          cover: undefined as Cover,
        }}
        schema={workSchema}
        onSubmit={async ({ kept, kept_alts, cover, ...content }) => {
          const remove_images = images.map((image) => image.id).filter((each) => !kept.includes(each));
          await upload.run(async (extra) =>
            work
              ? change.mutateAsync({
                  body: {
                    portfolio_id: work.id,
                    ...content,
                    remove_images,
                    ...changedAlts(images, kept, kept_alts),
                    ...coverIn(content.images, kept, cover),
                  },
                  ...extra,
                })
              : add.mutateAsync({ body: { ...content, ...coverIn(content.images, [], cover) }, ...extra }),
          );
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
        {upload.progress && <UploadProgress progress={upload.progress} />}
      </DialogForm>
    </Dialog>
  );
}
