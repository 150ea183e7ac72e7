import { nameOf } from '@metier/contract';
import { Rich } from '@metier/shared-kit/i18n';
import type { Project } from '@metier/shared-kit/marketplace/project';
import { useSignedInUser } from '@metier/shared-kit/session';
import { DateTime } from '@metier/shared-kit/ui';
import { useTexts } from '../../texts.ts';

/** Who works on a case, and since when. */
export function TakenText({ taken: { manager, since } }: { taken: NonNullable<Project['taken']> }) {
  const t = useTexts();
  const { id } = useSignedInUser();
  return (
    <Rich
      text={manager.id === id ? t('cases.taken.own') : t('cases.taken.by', { name: nameOf(manager) })}
      marks={{ since: () => <DateTime value={since} /> }}
    />
  );
}
