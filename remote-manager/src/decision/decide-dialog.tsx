import { CancelButton, Form, SubmitButton, TextField } from '@metier/shared-kit/forms';
import type { Project } from '@metier/shared-kit/project';
import { Typography, useFormats } from '@metier/shared-kit/ui';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@metier/shared-kit/ui/dialogs';
import { useId, useMemo } from 'react';
import { useTexts } from '../texts.ts';
import { useResolve } from './decision.api.ts';
import { decisionSchema } from './decision.schema.ts';
import { shareOf } from './share-of.ts';
import { SplitField } from './split-field.tsx';

/**
 * Divides the held money of a dispute between the two sides, with a reason that both read. Where no freelancer has the
 * project there is nothing to divide: all of it goes back. Source: product.md §2 #20.
 */
export function DecideDialog({ project, onClose }: { project: Project; onClose: () => void }) {
  const t = useTexts();
  const id = useId();
  const resolve = useResolve();
  const { customer, freelancer, budget } = project;
  const formats = useFormats();
  const most = freelancer ? budget : 0;
  const schema = useMemo(() => decisionSchema(most, formats), [most, formats]);
  return (
    <Dialog open onClose={() => !resolve.isPending && onClose()} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{t('decision.title')}</DialogTitle>
      <DialogContent>
        <Typography color="textSecondary" sx={{ mb: 2.5 }}>
          {freelancer
            ? t('decision.text', { name: project.name })
            : t('decision.allBack', {
                name: project.name,
                price: formats.money(budget),
                customer: customer.first_name,
              })}
        </Typography>
        <Form
          initialValues={{ freelancer_share: formats.amount(shareOf(most, 50)), reason: '' }}
          schema={schema}
          onSubmit={async ({ reason, ...typed }) => {
            const freelancer_share = formats.cents(typed.freelancer_share) ?? 0;
            await resolve.mutateAsync({ body: { project_id: project.id, freelancer_share, reason } });
            onClose();
          }}
        >
          {freelancer && (
            <SplitField
              name="freelancer_share"
              price={budget}
              customer={customer.first_name}
              freelancer={freelancer.first_name}
            />
          )}
          <TextField
            name="reason"
            label={t('decision.reason')}
            hint={t('decision.reasonHint')}
            multiline
            minRows={3}
          />
          <DialogActions sx={{ p: 0, pt: 1 }}>
            <CancelButton onClick={onClose} />
            <SubmitButton size="medium">{t('decision.confirm')}</SubmitButton>
          </DialogActions>
        </Form>
      </DialogContent>
    </Dialog>
  );
}
