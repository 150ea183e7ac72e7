import { Box, Icon, type IconName } from '@metier/shared-kit/ui';
import { Menu, MenuItem } from '@metier/shared-kit/ui/menus';

interface Choice {
  value: string;
  text: string;
  icon?: IconName;
}

export interface ChoiceMenuProps {
  anchor: HTMLElement;
  choices: readonly Choice[];
  chosen: string;
  onChoose: (value: string) => void;
  onClose: () => void;
}

/** A menu with one selected entry. */
export function ChoiceMenu({ anchor, choices, chosen, onChoose, onClose }: ChoiceMenuProps) {
  return (
    <Menu
      anchorEl={anchor}
      open
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
    >
      {choices.map(({ value, text, icon }) => (
        <MenuItem
          key={value}
          role="menuitemradio"
          aria-checked={value === chosen}
          onClick={() => {
            onChoose(value);
            onClose();
          }}
        >
          {icon && <Icon name={icon} />}
          <Box sx={{ flexGrow: 1 }}>{text}</Box>
          {value === chosen && <Icon name="check" color="primary" />}
        </MenuItem>
      ))}
    </Menu>
  );
}
