import { type ComponentType, useEffect, useState } from 'react';
import { useKitTexts } from '../i18n/index.ts';
import { notify } from '../notify/index.ts';

/**
 * Loads the code of a dialog or menu when it is first rendered. A loading error is reported and closes the component,
 * so that it can be opened again; React's `lazy` would fail permanently. If newer releases are live, the page is
 * reloaded, because the file may be gone; forms keep their text.
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
        () => {
          globalThis.metier?.codeFailed?.();
          setFailed(true);
        },
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
