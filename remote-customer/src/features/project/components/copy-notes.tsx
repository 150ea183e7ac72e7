import { nameOf } from '@metier/contract';
import type { Project } from '@metier/shared-kit/marketplace/project';
import { Alert, Stack, useFormats } from '@metier/shared-kit/ui';
import { useTexts } from '../../../texts.ts';

/** Notes of a copy: the price difference, and who will be or could not be invited. */
export function CopyNotes({ project }: { project: Project }) {
  const t = useTexts();
  const { money } = useFormats();
  const { status, budget, earlier_budget: earlier, wanted_freelancer: wanted } = project;
  const isUnpaid = status === 'created';
  return (
    <Stack sx={{ gap: 1.5, mb: 3, '&:empty': { display: 'none' } }}>
      {earlier !== undefined && (
        <Alert severity="info">{t('again.price', { earlier: money(earlier), today: money(budget) })}</Alert>
      )}
      {wanted && (
        <Alert severity={isUnpaid ? 'info' : 'warning'}>
          {t(isUnpaid ? 'again.wanted' : 'again.notInvited', { name: nameOf(wanted) })}
        </Alert>
      )}
    </Stack>
  );
}
