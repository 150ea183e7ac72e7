import { Menu, MenuItem } from '../../../ui/menus/index.ts';
import type { ShownStep } from './steps.ts';
import { useTakeStep } from './use-take-step.ts';

interface StepsMenuProps {
  steps: readonly ShownStep[];
  anchor: HTMLElement;
  onClose: () => void;
}

/** Further steps of a project. It closes before a step opens its dialog, which returns the focus to the button. */
export function StepsMenu({ steps, anchor, onClose }: StepsMenuProps) {
  const take = useTakeStep();
  const press = (step: ShownStep) => {
    onClose();
    take(step);
  };
  return (
    <Menu anchorEl={anchor} open onClose={onClose}>
      {steps.map((step) => (
        <MenuItem key={step.label} disabled={'isDone' in step && step.isDone} onClick={() => press(step)}>
          {step.label}
        </MenuItem>
      ))}
    </Menu>
  );
}
