import { Badge } from '@metier/shared-kit/ui';
import { useTexts } from '../../../texts.ts';

interface PersonMarksProps {
  person: { readonly blocked: boolean; readonly confirmed: boolean; readonly verified: boolean };
}

/** States of an account that differ from the usual. */
export function PersonMarks({ person: { blocked, confirmed, verified } }: PersonMarksProps) {
  const t = useTexts();
  return (
    <>
      {blocked && (
        <Badge tone="red" icon="warning">
          {t('people.state.blocked')}
        </Badge>
      )}
      {!confirmed && (
        <Badge tone="amber" icon="mail">
          {t('people.state.unconfirmed')}
        </Badge>
      )}
      {verified && (
        <Badge tone="blue" icon="verified">
          {t('people.state.verified')}
        </Badge>
      )}
    </>
  );
}
