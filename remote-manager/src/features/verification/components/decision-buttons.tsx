import { onDemand } from '@metier/shared-kit/remote';
import { Button, Icon } from '@metier/shared-kit/ui';
import { useState } from 'react';
import { useTexts } from '../../../texts.ts';
import { useDecide } from '../verification.api.ts';

const RejectDialog = onDemand(async () => (await import('./reject-dialog.tsx')).RejectDialog);

/** Approves at once; a rejection asks for its reason first. */
export function DecisionButtons({ id, name }: { id: string; name: string }) {
  const t = useTexts();
  const approve = useDecide('approved');
  const [rejecting, setRejecting] = useState(false);
  return (
    <>
      <Button
        variant="contained"
        startIcon={<Icon name="verified" />}
        aria-label={t('verification.approveNamed', { name })}
        loading={approve.isPending}
        onClick={() => approve.mutate({ body: { freelancer_id: id, decision: 'approve' } })}
      >
        {t('verification.approve')}
      </Button>
      <Button
        variant="outlined"
        color="inherit"
        aria-label={t('verification.rejectNamed', { name })}
        onClick={() => setRejecting(true)}
      >
        {t('verification.reject')}
      </Button>
      {rejecting && <RejectDialog id={id} name={name} onClose={() => setRejecting(false)} />}
    </>
  );
}
