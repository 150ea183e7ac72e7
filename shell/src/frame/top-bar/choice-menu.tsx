import { Box, Divider, Icon, type IconName } from '@metier/shared-kit/ui';
import { Menu, MenuItem } from '@metier/shared-kit/ui/menus';

interface Choice {
  value: string;
  text: string;
  icon?: IconName;
}

/** A setting: one of its entries is selected. */
export interface Setting {
  choices: readonly Choice[];
  chosen: string;
  onChoose: (value: string) => void;
}

interface ChoiceMenuProps {
  anchor: HTMLElement;
  settings: readonly Setting[];
  onClose: () => void;
}

/** A menu of settings with one selected entry each. */
export function ChoiceMenu({ anchor, settings, onClose }: ChoiceMenuProps) {
  return (
    <Menu
      anchorEl={anchor}
      open
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
    >
      {settings.flatMap(({ choices, chosen, onChoose }, setting) => [
        // Not a nested list for each setting: the arrow keys go to the entries of one list.
        setting > 0 && <Divider key={setting} component="li" role="separator" />,
        ...choices.map(({ value, text, icon }) => (
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
        )),
      ])}
    </Menu>
  );
}
