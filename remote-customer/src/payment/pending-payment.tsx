import { useApiQuery } from '@metier/shared-kit/query';
import { CircularProgress, Stack, Typography } from '@metier/shared-kit/ui';
import { useEffect } from 'react';
import { useTexts } from '../texts.ts';

const CHECK_MS = 2_000;

interface PendingPaymentProps {
  projectId: string;
  /** Called once the bank has decided. */
  onSettled: (paid: boolean) => void;
}

/** Waits for a payment that is on its way, asking every two seconds. */
export function PendingPayment({ projectId, onSettled }: PendingPaymentProps) {
  const t = useTexts();
  const { data, isFetchedAfterMount } = useApiQuery(
    'GET /api/projects/project',
    { query: { project_id: projectId } },
    { refetchEvery: CHECK_MS },
  );
  // What was known before this payment says nothing about it.
  const project = isFetchedAfterMount ? data?.project : undefined;
  useEffect(() => {
    if (project && !project.payment_pending) onSettled(project.status !== 'created');
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once per answer
  }, [project]);
  return (
    <Stack role="status" sx={{ alignItems: 'center', textAlign: 'center', gap: 2, py: 5 }}>
      <CircularProgress aria-hidden />
      <Typography variant="h3" component="p">
        {t('payment.pending.title')}
      </Typography>
      <Typography color="textSecondary">{t('payment.pending.text')}</Typography>
    </Stack>
  );
}
