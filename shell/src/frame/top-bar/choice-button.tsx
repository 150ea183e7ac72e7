import { Icon, IconButton, type IconName } from '@metier/shared-kit/ui';
import { lazy, Suspense, useRef, useState } from 'react';
import type { ChoiceMenuProps } from './choice-menu.tsx';

const ChoiceMenu = lazy(() => import('./choice-menu.tsx').then(({ ChoiceMenu: Menu }) => ({ default: Menu })));

interface ChoiceButtonProps extends Pick<ChoiceMenuProps, 'choices' | 'chosen' | 'onChoose'> {
  icon: IconName;
  /** What the button changes and how it stands: "Language: English". */
  label: string;
}

/** An icon that opens a menu of choices; the menu's code comes when it is first opened. */
export function ChoiceButton({ icon, label, ...menu }: ChoiceButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<boolean | null>(null);
  return (
    <>
      <IconButton ref={button} aria-label={label} title={label} aria-haspopup="menu" aria-expanded={open === true} onClick={() => setOpen(true)}>
        <Icon name={icon} />
      </IconButton>
      {open !== null && (
        <Suspense>
          <ChoiceMenu {...menu} anchor={button.current} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
