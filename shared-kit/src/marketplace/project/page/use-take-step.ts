import { useNavigate } from '../../../router/index.ts';
import type { ShownStep } from './steps.ts';

/** Takes a step of a project's page: goes to its page, or does what its press does. */
export function useTakeStep(): (step: ShownStep) => void {
  const navigate = useNavigate();
  return (step) => {
    if ('to' in step) void navigate(step.to);
    else step.onPress();
  };
}
