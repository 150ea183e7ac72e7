import { PATHS } from '@metier/contract';
import { useKitTexts } from '@metier/shared-kit/i18n';
import type { OthersWaiting } from '@metier/shared-kit/marketplace/project/list';
import { useApiRead } from '@metier/shared-kit/query';
import { soonestInvitationsRead } from '../../reads.ts';
import { useTexts } from '../../texts.ts';

/**
 * The open invitations that end first, and the number of all; null while they load. They are answered on their own
 * page, which also shows a failed read.
 */
export function useOpenInvitations(): OthersWaiting | null {
  const t = useTexts();
  const kit = useKitTexts();
  const { data, isPending } = useApiRead(soonestInvitationsRead());
  if (isPending) return null;
  const rows = (data?.invitations ?? []).map(({ id, name, budget, expires_at }) => ({
    id: `invitation ${id}`,
    title: kit('project.move.accept_invitation'),
    to: PATHS.invitations,
    name,
    note: t('myProjects.invitationEnds'),
    until: expires_at,
    cents: budget,
  }));
  return { rows, total: data?.total ?? 0, to: PATHS.invitations };
}
