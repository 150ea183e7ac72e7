import { useState } from 'react';
import { useKitTexts } from '../../../i18n/index.ts';
import { onDemand } from '../../../on-demand/index.ts';
import { Box, Stack, Typography, SEPARATOR } from '../../../ui/index.ts';
import type { Result } from '../types.ts';
import { changesOf, type Change } from './changes.ts';

const TextChanges = onDemand(async () => (await import('./text-changes.tsx')).TextChanges);

/** The changes of a version from the previous one, expanded on request; the summary names the changed parts. */
export function WhatChanged({ before, after }: { before: Result; after: Result }) {
  const t = useKitTexts();
  const [isOpen, setOpen] = useState(false);
  const { text, links, files } = changesOf(before, after);
  const { version } = before;
  const changed = [
    text && t('project.changed.text'),
    links.length > 0 && t('project.changed.links'),
    files.length > 0 && t('project.changed.files'),
  ].filter((each) => each !== false);
  if (changed.length === 0)
    return <Typography color="textSecondary">{t('project.changed.none', { version })}</Typography>;
  return (
    <Box component="details" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <Box component="summary" sx={{ cursor: 'pointer', py: 0.5 }}>
        {t('project.changed.title', { version })}{' '}
        <Typography component="span" variant="caption" color="textSecondary">
          {`(${changed.join(SEPARATOR)})`}
        </Typography>
      </Box>
      {isOpen && (
        <Stack sx={{ gap: 2, mt: 1, p: 2, borderRadius: 1, bgcolor: 'action.hover' }}>
          {text && <TextChanges before={before.result} after={after.result} onClose={() => setOpen(false)} />}
          <ChangeList title={t('project.changed.links')} changes={links} />
          <ChangeList title={t('project.changed.files')} changes={files} />
        </Stack>
      )}
    </Box>
  );
}

function ChangeList({ title, changes }: { title: string; changes: readonly Change[] }) {
  const t = useKitTexts();
  if (changes.length === 0) return null;
  return (
    <Box component="ul" aria-label={title} sx={{ m: 0, p: 0, listStyle: 'none', overflowWrap: 'anywhere' }}>
      {changes.map(({ kind, name }, index) => (
        <li key={index}>
          <Typography component="span" variant="caption" color="textSecondary">
            {t(`project.changed.${kind}`)}:
          </Typography>{' '}
          <bdi>{name}</bdi>
        </li>
      ))}
    </Box>
  );
}
