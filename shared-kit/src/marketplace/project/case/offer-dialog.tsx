import { useMemo } from 'react';
import { DURATIONS, nameOf } from '@metier/contract';
import { FormDialog } from '../../../forms/dialog/index.ts';
import { object } from '../../../forms/index.ts';
import { useKitTexts } from '../../../i18n/index.ts';
import { useFormats } from '../../../ui/index.ts';
import { useAmounts } from '../amounts/index.ts';
import { shareOf, shareText, SplitField } from '../split/index.ts';
import type { Project } from '../types.ts';
import { useOfferShare } from './case.api.ts';

interface OfferDialogProps {
  /** The project as it was when the dialog opened. */
  project: Project;
  onClose: () => void;
}

/** Offers the other side of a case how to divide the price. Starts with the open offer. */
export function OfferDialog({ project, onClose }: OfferDialogProps) {
  const t = useKitTexts();
  const { duration } = useFormats();
  const amounts = useAmounts();
  const send = useOfferShare(t('offer.dialog.done'));
  const { id, version, budget, customer, freelancer, offer } = project;
  const schema = useMemo(() => object({ freelancer_share: shareText(budget, amounts) }), [budget, amounts]);
  const text = t('offer.dialog.text', { time: duration(DURATIONS.shareOffer) });
  return (
    <FormDialog
      draft={{ kind: 'offer', about: `${id} ${version}` }}
      title={t('offer.dialog.title')}
      text={offer ? `${text} ${t('offer.dialog.replaces')}` : text}
      submit={t('offer.dialog.send')}
      onClose={onClose}
      initialValues={{
        freelancer_share: amounts.write(offer?.freelancer_share ?? shareOf(budget, 50)),
      }}
      schema={schema}
      onSubmit={async ({ freelancer_share: typed }) => {
        const freelancer_share = amounts.read(typed) ?? 0;
        await send.mutateAsync({ body: { project_id: id, freelancer_share, version } });
        onClose();
      }}
    >
      <SplitField
        name="freelancer_share"
        price={budget}
        customer={nameOf(customer)}
        freelancer={freelancer ? nameOf(freelancer) : ''}
      />
    </FormDialog>
  );
}
