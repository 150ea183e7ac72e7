import { PATHS } from '@metier/contract';
import { Navigate } from '@metier/shared-kit/router';
import { useUser } from '@metier/shared-kit/session';
import { PageHeader } from '@metier/shared-kit/ui';
import { useTexts } from '../../texts.ts';
import { AnswersPanel } from './answers-panel.tsx';
import { HelpColumns } from './help-columns.tsx';

const PARTS = ['customer', 'freelancer', 'everyone'] as const;

/** Help without sign-in: the answers of each role, and contact details. Redirects users to their own help page. */
export function PublicHelpPage() {
  const t = useTexts();
  const isSignedIn = useUser() !== null;
  if (isSignedIn) return <Navigate to={PATHS.help} replace />;
  return (
    <>
      <PageHeader title={t('help.title')} lead={t('help.lead')} />
      <HelpColumns>
        {PARTS.map((part) => (
          <AnswersPanel
            key={part}
            title={t(`help.answersFor.${part}`)}
            parts={part === 'everyone' ? ['parties', part] : [part]}
          />
        ))}
      </HelpColumns>
    </>
  );
}
