import { useKitTexts } from '@metier/shared-kit/i18n';
import { WorkAttachments } from '@metier/shared-kit/marketplace/project/page';
import { DateTime, Typography, SEPARATOR } from '@metier/shared-kit/ui';
import { Quote } from '../../../shared/queue/quote.tsx';
import { useTexts } from '../../../texts.ts';
import type { Case } from '../cases.api.ts';

export function LatestVersion({ projectId, result }: { projectId: string; result: Case['latest_result'] }) {
  const t = useTexts();
  const kit = useKitTexts();
  if (!result) return <Typography color="textSecondary">{t('cases.undelivered')}</Typography>;
  return (
    <>
      <Quote
        head={
          <>
            {kit('project.version', { version: result.version })}
            {SEPARATOR}
            <DateTime value={result.created_at} />
          </>
        }
      >
        {result.result}
      </Quote>
      <WorkAttachments projectId={projectId} result={result} />
    </>
  );
}
