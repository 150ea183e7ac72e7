import { onDemand } from '@metier/shared-kit/on-demand';
import { Icon, IconButton, type IconName } from '@metier/shared-kit/ui';
import { useState } from 'react';
import type { Setting } from './choice-menu.tsx';

const ChoiceMenu = onDemand(async () => (await import('./choice-menu.tsx')).ChoiceMenu);

interface ChoiceButtonProps {
  icon: IconName;
  /** First setting and its value: "Language: English". */
  label: string;
  settings: readonly Setting[];
}

/** An icon button that opens a menu of choices; the menu's code is loaded at the first opening. */
export function ChoiceButton({ icon, label, settings }: ChoiceButtonProps) {
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
      {anchor && <ChoiceMenu settings={settings} anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
}
