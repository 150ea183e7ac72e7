import { Box, Icon, Typography, SEPARATOR } from '@metier/shared-kit/ui';
import { useTexts } from '../../texts.ts';
import type { Command } from './commands.ts';

interface CommandListProps {
  id: string;
  groups: readonly {
    readonly key: 'go' | 'here' | 'projects' | 'people' | 'do';
    readonly commands: readonly Command[];
  }[];
  active: Command | undefined;
  optionId: (command: Command) => string;
  onRun: (command: Command) => void;
}

const OPTION = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 40,
  px: 2,
  py: 0.75,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '&:hover': { bgcolor: 'action.hover' },
  '&[aria-selected=true]': { bgcolor: 'primary.light', color: 'primary.main' },
  // Forced colours draw no background.
  '@media (forced-colors: active)': {
    '&[aria-selected=true]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
  },
} as const;

/** The options in groups; the active one is kept in view. */
export function CommandList({ id, groups, active, optionId, onRun }: CommandListProps) {
  const t = useTexts();
  return (
    <Box
      role="listbox"
      id={id}
      aria-label={t('palette.label')}
      sx={{ flexGrow: 1, height: { sm: 420 }, overflowY: 'auto', py: 1 }}
    >
      {groups
        .filter(({ commands }) => commands.length > 0)
        .map(({ key, commands }) => (
          <Box key={key} role="group" aria-label={t(`palette.group.${key}`)}>
            <Typography
              aria-hidden
              variant="caption"
              color="textSecondary"
              component="div"
              sx={{ px: 2, py: 0.75 }}
            >
              {t(`palette.group.${key}`)}
            </Typography>
            {commands.map((command) => (
              <Option
                key={command.id}
                id={optionId(command)}
                command={command}
                isActive={command.id === active?.id}
                onRun={() => onRun(command)}
              />
            ))}
          </Box>
        ))}
    </Box>
  );
}

interface OptionProps {
  id: string;
  command: Command;
  isActive: boolean;
  onRun: () => void;
}

function Option({ id, command: { label, detail, icon }, isActive, onRun }: OptionProps) {
  return (
    <Box
      ref={isActive ? keepInView : null}
      role="option"
      id={id}
      aria-selected={isActive}
      onClick={onRun}
      sx={OPTION}
    >
      <Icon name={icon} />
      <Box component="span" sx={{ flexGrow: 1, minWidth: 0 }}>
        {label}
        {detail !== undefined && (
          <Typography component="span" variant="body2" color="textSecondary">
            {`${SEPARATOR}${detail}`}
          </Typography>
        )}
      </Box>
    </Box>
  );
}

const keepInView = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' });
