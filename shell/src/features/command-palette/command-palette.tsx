import { LIMITS } from '@metier/contract';
import { useErrorText } from '@metier/shared-kit/i18n';
import { Box, Typography, useMediaQuery, type Theme } from '@metier/shared-kit/ui';
import { Dialog } from '@metier/shared-kit/ui/dialogs';
import { useEffect, useEffectEvent, useId, useState, type KeyboardEvent } from 'react';
import { useTexts } from '../../texts.ts';
import { matching, type Command } from './commands.ts';
import { CommandList } from './command-list.tsx';
import { PaletteInput } from './palette-input.tsx';
import { useActions, usePageSteps } from './use-actions.ts';
import { usePages } from './use-pages.ts';
import { useResults } from './use-results.ts';

const STEPS: Partial<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };
/** The theme leaves a margin around dialogs. */
const WHOLE = { m: 0, width: 1, height: 1, maxHeight: 1, borderRadius: 0 } as const;
/** At the top of the window, so that it does not move as its list changes. */
const AT_TOP = { '& .MuiDialog-container': { alignItems: { sm: 'flex-start' } } } as const;

/**
 * Go to a page, find a project or person, or do something, by keyboard: a combobox with a list of options (WAI-ARIA). The
 * whole screen on a phone.
 */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const t = useTexts();
  const textOf = useErrorText();
  const id = useId();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const [text, type] = useState('');
  const [chosen, choose] = useState(0);
  /** Enter was pressed at a step while the text is searched. */
  const [isEntered, waitForResults] = useState(false);
  const { projects, people, isPending, error } = useResults(text);
  const steps = matching(usePageSteps(), text);
  const groups = [
    { key: 'go', commands: matching(usePages(), text) },
    { key: 'people', commands: people },
    { key: 'projects', commands: projects },
    { key: 'here', commands: steps },
    { key: 'do', commands: matching(useActions(), text) },
  ] as const;
  const all: readonly Command[] = groups.flatMap(({ commands }) => commands);
  const active = all[Math.min(chosen, all.length - 1)];
  const run = (command: Command) => {
    onClose();
    command.run();
  };
  const runActive = useEffectEvent(() => active && run(active));
  useEffect(() => {
    if (isEntered && !isPending) runActive();
  }, [isEntered, isPending]);
  const handleKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step !== undefined && all.length > 0) {
      event.preventDefault();
      choose((all.indexOf(active as Command) + step + all.length) % all.length);
    } else if (event.key === 'Enter' && active && !event.nativeEvent.isComposing) {
      event.preventDefault();
      // Steps act, some at once, and what is found comes before them.
      if (isPending && steps.includes(active)) waitForResults(true);
      else run(active);
    }
  };
  const state = error
    ? textOf(error)
    : isPending
      ? t('palette.searching')
      : t('palette.found', { count: all.length });
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={isPhone}
      fullWidth
      maxWidth="sm"
      slotProps={{ paper: { 'aria-label': t('palette.label'), ...(isPhone && { sx: WHOLE }) } }}
      sx={AT_TOP}
    >
      <PaletteInput
        text={text}
        list={id}
        active={active && optionId(id, active)}
        maxLength={LIMITS.searchLength}
        onType={(typed) => {
          type(typed);
          choose(0);
          waitForResults(false);
        }}
        onKeyDown={handleKey}
        onClose={onClose}
      />
      <CommandList
        id={id}
        groups={groups}
        active={active}
        optionId={(command) => optionId(id, command)}
        onRun={run}
      />
      <Box sx={{ px: 2, py: 1, borderTop: 1, borderColor: 'divider' }}>
        <Typography variant="caption" color={error ? 'error' : 'textSecondary'} role="status">
          {state}
        </Typography>
      </Box>
    </Dialog>
  );
}

const optionId = (list: string, { id }: Command): string => `${list}-${id}`;
