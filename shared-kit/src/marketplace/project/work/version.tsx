import { useKitTexts } from '../../../i18n/index.ts';
import { Badge, Box, DateTime, Stack, Typography } from '../../../ui/index.ts';
import { LinkedText } from '../linked-text.tsx';
import type { Result } from '../types.ts';
import { WhatChanged } from './what-changed.tsx';
import { WorkAttachments } from './work-attachments.tsx';

interface VersionProps {
  projectId: string;
  result: Result;
  /** The previous version, for comparison. */
  before: Result | undefined;
  isNewest: boolean;
}

/** A delivered version; older ones are collapsed. */
export function Version({ projectId, result, before, isNewest }: VersionProps) {
  const t = useKitTexts();
  const head = (
    <>
      <Typography variant="h3" sx={{ display: 'inline', mr: 1.5 }}>
        {t('project.version', { version: result.version })}
      </Typography>
      {isNewest && before && (
        <Box component="span" sx={{ mr: 1.5 }}>
          <Badge tone="green" icon="check">
            {t('project.latest')}
          </Badge>
        </Box>
      )}
      <Typography component="span" variant="caption" color="textSecondary">
        <DateTime value={result.created_at} />
      </Typography>
    </>
  );
  const work = (
    <Stack sx={{ gap: 2, mt: 1 }}>
      <LinkedText text={result.result} />
      <WorkAttachments projectId={projectId} result={result} />
      {before && <WhatChanged before={before} after={result} />}
    </Stack>
  );
  return (
    <Box component="li" sx={{ py: 2, '&:first-of-type': { pt: 0 } }}>
      {isNewest ? (
        <>
          {head}
          {work}
        </>
      ) : (
        <details>
          <Box component="summary" sx={{ cursor: 'pointer', py: 0.5 }}>
            {head}
          </Box>
          {work}
        </details>
      )}
    </Box>
  );
}
