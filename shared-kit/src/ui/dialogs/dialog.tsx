import { useCallback, useRef, useState } from 'react';
import { useKitTexts } from '../../i18n/index.ts';
import { LeaveContext, type MayLeave } from '../leave-context.ts';
import { BaseDialog, type DialogProps } from './base-dialog.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

/**
 * A modal dialog. Traps and restores the focus; Back closes it first. Esc, Back and a press outside lose no input of
 * its form: it asks before closing with input that is not stored as a draft.
 */
export function Dialog({ onClose, children, ...rest }: DialogProps) {
  const t = useKitTexts();
  const mayLeave = useRef<MayLeave>(null);
  const [asks, setAsks] = useState(false);
  const register = useCallback((asked: MayLeave) => {
    mayLeave.current = asked;
    return () => {
      mayLeave.current = null;
    };
  }, []);
  const leave = () => (mayLeave.current?.() === false ? setAsks(true) : onClose());
  return (
    <BaseDialog {...rest} onClose={leave}>
      <LeaveContext value={register}>{children}</LeaveContext>
      {asks && (
        <ConfirmDialog
          open
          destructive
          title={t('draft.lost.title')}
          confirm={t('draft.discard')}
          cancel={t('draft.lost.keep')}
          onConfirm={onClose}
          onClose={() => setAsks(false)}
        >
          {t('draft.lost.text')}
        </ConfirmDialog>
      )}
    </BaseDialog>
  );
}
