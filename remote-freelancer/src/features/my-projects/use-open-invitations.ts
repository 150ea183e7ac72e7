import { PATHS } from '@metier/contract';
import { useKitTexts } from '@metier/shared-kit/i18n';
import type { Waiting } from '@metier/shared-kit/marketplace/project/list';
import { useApiRead } from '@metier/shared-kit/query';
import { invitationsRead } from '../../reads.ts';
import { useTexts } from '../../texts.ts';

/**
 * The open invitations, which wait for the freelancer's answer; null while they load. They are answered on their own
 * page, which also tells if they cannot be read.
 */
export function useOpenInvitations(): readonly Waiting[] | null {
  const t = useTexts();
  const kit = useKitTexts();
  const { data, isPending } = useApiRead(invitationsRead());
  if (isPending) return null;
  return (data?.invitations ?? []).map(({ id, name, budget, expires_at }) => ({
    id: `invitation ${id}`,
    title: kit('project.move.accept_invitation'),
    to: PATHS.invitations,
    name,
    note: t('myProjects.invitationEnds'),
    until: expires_at,
    cents: budget,
  }));
}
