import { Icon, IconButton, type IconName } from '@metier/shared-kit/ui';
import { lazy, Suspense, useState } from 'react';
import type { ChoiceMenuProps } from './choice-menu.tsx';

const ChoiceMenu = lazy(() =>
  import('./choice-menu.tsx').then(({ ChoiceMenu: Menu }) => ({ default: Menu })),
);

interface ChoiceButtonProps extends Pick<ChoiceMenuProps, 'choices' | 'chosen' | 'onChoose'> {
  icon: IconName;
  /** What the button changes and how it stands: "Language: English". */
  label: string;
}

/** An icon that opens a menu of choices; the menu's code comes when it is first opened. */
export function ChoiceButton({ icon, label, ...menu }: ChoiceButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);
  const show = (button: HTMLElement) => {
    setAnchor(button);
    setOpen(true);
  };
  return (
    <>
      <IconButton
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={(event) => show(event.currentTarget)}
      >
        <Icon name={icon} />
      </IconButton>
      {anchor && (
        <Suspense>
          <ChoiceMenu {...menu} anchor={anchor} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
