import { Button, Icon } from '@metier/shared-kit/ui';
import { useTexts } from '../../../texts.ts';
import { useDecide, type ShownRequest } from '../verification.api.ts';

interface DecisionButtonsProps {
  name: string;
  request: ShownRequest;
  /** Opens the dialog for the reason. */
  onReject: () => void;
}

/** Buttons to approve at once, or to open the rejection dialog. */
export function DecisionButtons({ name, request, onReject }: DecisionButtonsProps) {
  const t = useTexts();
  const approve = useDecide('approved');
  return (
    <>
      <Button
        variant="contained"
        startIcon={<Icon name="verified" />}
        aria-label={t('verification.approveNamed', { name })}
        loading={approve.isPending}
        onClick={() => approve.mutate({ body: { ...request, decision: 'approve' } })}
      >
        {t('verification.approve')}
      </Button>
      <Button
        variant="outlined"
        color="inherit"
        aria-label={t('verification.rejectNamed', { name })}
        onClick={onReject}
      >
        {t('verification.reject')}
      </Button>
    </>
  );
}
