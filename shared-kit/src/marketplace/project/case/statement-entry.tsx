import { nameOf } from '@metier/contract';
import { DownloadAll, StoredFiles } from '../../../files/index.ts';
import type { Reply } from '../../../http/index.ts';
import { useKitTexts } from '../../../i18n/index.ts';
import { Box, DateTime, Stack, Typography, SEPARATOR } from '../../../ui/index.ts';
import { LinkedText } from '../linked-text.tsx';

type Statement = Reply<'GET /api/projects/case/statements'>['statements'][number];

interface StatementEntryProps {
  projectId: string;
  statement: Statement;
}

/** A statement with its files, and for managers how to reach the complainant. */
export function StatementEntry({ projectId, statement }: StatementEntryProps) {
  const t = useKitTexts();
  const { id, author, kind, contacts, text, files, created_at } = statement;
  return (
    <Box sx={{ borderInlineStart: (theme) => `3px solid ${theme.vars.palette.divider}`, pl: 2 }}>
      <Typography variant="caption" color="textSecondary" component="p" sx={{ overflowWrap: 'anywhere' }}>
        <Box component="strong" sx={{ color: 'text.primary', fontWeight: 600 }}>
          {nameOf(author)}
        </Box>
        {SEPARATOR}
        {t(`conversation.kind.${kind}`)}
        {SEPARATOR}
        {contacts !== null && `${t('statement.contacts', { contacts })}${SEPARATOR}`}
        <DateTime value={created_at} />
      </Typography>
      <Stack sx={{ gap: 1, maxWidth: '72ch' }}>
        {text && <LinkedText text={text} />}
        <StoredFiles files={files} />
        {files.length > 1 && <DownloadAll of={{ project_id: projectId, message_id: id }} />}
      </Stack>
    </Box>
  );
}
