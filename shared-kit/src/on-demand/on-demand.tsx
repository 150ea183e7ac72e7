import { type ComponentType, useEffect, useState } from 'react';
import { useKitTexts } from '../i18n/index.ts';
import { notify } from '../notify/index.ts';

/**
 * A dialog or menu whose code comes when it is first drawn. Code that does not come is told and the part is closed, so
 * that the page stays as it was and the part can be opened again; React's `lazy` would take the page down for good.
 *
 * @example
 * const DecideDialog = onDemand(async () => (await import('./decide-dialog.tsx')).DecideDialog);
 * {open && <DecideDialog project={project} onClose={close} />}
 */
export function onDemand<Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return function OnDemand(props: Props) {
    const t = useKitTexts();
    const { onClose } = props;
    const [Part, setPart] = useState<ComponentType<Props>>();
    const [failed, setFailed] = useState(false);
    useEffect(() => {
      load().then(
        (loaded) => setPart(() => loaded),
        () => setFailed(true),
      );
    }, []);
    useEffect(() => {
      if (!failed) return;
      notify.error(t('errors.network'));
      onClose();
    }, [failed, t, onClose]);
    return Part ? <Part {...props} /> : null;
  };
}
