import { Form, SubmitButton, TextField } from '@metier/shared-kit/forms';
import { useKitTexts } from '@metier/shared-kit/i18n';
import type { Project } from '@metier/shared-kit/project';
import { Button, Typography, useFormats } from '@metier/shared-kit/ui';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@metier/shared-kit/ui/dialogs';
import { useId, useMemo } from 'react';
import { useTexts } from '../texts.ts';
import { useResolve } from './decision.api.ts';
import { decisionSchema } from './decision.schema.ts';
import { shareOf } from './share-of.ts';
import { SplitField } from './split-field.tsx';

/** Divides the held money of a dispute between the two sides, with a reason that both read. Source: product.md §2 #20. */
export function DecideDialog({ project, onClose }: { project: Project; onClose: () => void }) {
  const t = useTexts();
  const kit = useKitTexts();
  const id = useId();
  const resolve = useResolve();
  const { customer, freelancer, budget } = project;
  const formats = useFormats();
  const schema = useMemo(() => decisionSchema(budget, formats), [budget, formats]);
  const close = () => !resolve.isPending && onClose();
  return (
    <Dialog open onClose={close} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{t('decision.title')}</DialogTitle>
      <DialogContent>
        <Typography color="textSecondary" sx={{ mb: 2.5 }}>
          {t('decision.text', { name: project.name })}
        </Typography>
        <Form
          initialValues={{ share: formats.amount(shareOf(budget, 50)), reason: '' }}
          schema={schema}
          onSubmit={async ({ share, reason }) => {
            const freelancer_share = formats.cents(share) ?? 0;
            await resolve.mutateAsync({ body: { project_id: project.id, freelancer_share, reason } });
            onClose();
          }}
        >
          <SplitField
            name="share"
            price={budget}
            customer={customer.first_name}
            freelancer={freelancer?.first_name ?? kit('role.freelancer')}
          />
          <TextField
            name="reason"
            label={t('decision.reason')}
            hint={t('decision.reasonHint')}
            multiline
            minRows={3}
          />
          <DialogActions sx={{ p: 0, pt: 1 }}>
            <Button variant="outlined" color="inherit" onClick={close}>
              {kit('action.cancel')}
            </Button>
            <SubmitButton size="medium">{t('decision.confirm')}</SubmitButton>
          </DialogActions>
        </Form>
      </DialogContent>
    </Dialog>
  );
}
