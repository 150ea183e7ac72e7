import { conversationPath, nameOf } from '@metier/contract';
import { ButtonLink } from '@metier/shared-kit/ui';
import { useTexts } from '../../../texts.ts';

interface WriteLinkProps {
  projectId: string;
  freelancer: { readonly id: string; readonly first_name: string; readonly last_name: string };
}

/** Link to the conversation with a candidate. */
export function WriteLink({ projectId, freelancer }: WriteLinkProps) {
  const t = useTexts();
  return (
    <ButtonLink
      to={conversationPath(projectId, freelancer.id)}
      size="small"
      color="inherit"
      aria-label={t('responses.writeNamed', { name: nameOf(freelancer) })}
    >
      {t('responses.write')}
    </ButtonLink>
  );
}
