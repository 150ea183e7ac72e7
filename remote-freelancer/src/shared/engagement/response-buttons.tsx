import { Button, type ButtonProps } from '@metier/shared-kit/ui';
import { useTexts } from '../../texts.ts';
import { useRespond } from './engagement.api.ts';

interface ResponseButtonProps extends Pick<ButtonProps, 'size' | 'variant' | 'color'> {
  projectId: string;
}

interface RespondButtonProps extends ResponseButtonProps {
  /** The brief has changed since one responded. */
  again?: boolean | undefined;
}

/** Says that one wants an open project. */
export function RespondButton({ projectId, again = false, ...look }: RespondButtonProps) {
  const t = useTexts();
  const respond = useRespond('respond');
  return (
    <Button
      variant="contained"
      {...look}
      loading={respond.isPending}
      onClick={() => respond.mutate({ body: { project_id: projectId, take: 1, expected: 'respond' } })}
    >
      {t(again ? 'engagement.respond.again' : 'engagement.respond.action')}
    </Button>
  );
}

/** Takes a response back. */
export function WithdrawButton({ projectId, ...look }: ResponseButtonProps) {
  const t = useTexts();
  const withdraw = useRespond('withdraw');
  return (
    <Button
      variant="outlined"
      color="inherit"
      {...look}
      loading={withdraw.isPending}
      onClick={() => withdraw.mutate({ body: { project_id: projectId, take: 0 } })}
    >
      {t('engagement.withdraw.action')}
    </Button>
  );
}
