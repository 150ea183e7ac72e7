import { onDemand } from '@metier/shared-kit/on-demand';
import { Icon, IconButton, type IconName } from '@metier/shared-kit/ui';
import { useState } from 'react';
import type { ChoiceMenuProps } from './choice-menu.tsx';

const ChoiceMenu = onDemand(async () => (await import('./choice-menu.tsx')).ChoiceMenu);

interface ChoiceButtonProps extends Pick<ChoiceMenuProps, 'choices' | 'chosen' | 'onChoose'> {
  icon: IconName;
  /** Setting and its value: "Language: English". */
  label: string;
}

/** An icon button that opens a menu of choices; the menu's code is loaded at the first opening. */
export function ChoiceButton({ icon, label, ...menu }: ChoiceButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon name={icon} />
      </IconButton>
      {anchor && <ChoiceMenu {...menu} anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
}
