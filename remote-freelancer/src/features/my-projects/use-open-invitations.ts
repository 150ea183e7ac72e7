import { PATHS } from '@metier/contract';
import { useKitTexts } from '@metier/shared-kit/i18n';
import type { Waiting } from '@metier/shared-kit/marketplace/project/list';
import { useApiRead } from '@metier/shared-kit/query';
import { invitationsRead } from '../../reads.ts';
import { useTexts } from '../../texts.ts';

/** The open invitations, which wait for the freelancer's answer. They are answered on their own page. */
export function useOpenInvitations(): readonly Waiting[] {
  const t = useTexts();
  const kit = useKitTexts();
  const { data } = useApiRead(invitationsRead());
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
