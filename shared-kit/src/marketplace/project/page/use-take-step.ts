import { useNavigate } from '../../../router/index.ts';
import type { ShownStep } from './steps.ts';

/** Takes a step of a project's page: navigates to its page, or runs its action. */
export function useTakeStep(): (step: ShownStep) => void {
  const navigate = useNavigate();
  return (step) => {
    if ('to' in step) void navigate(step.to);
    else step.onPress();
  };
}
