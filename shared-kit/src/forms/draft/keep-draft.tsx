import { useFormikContext, type FormikValues } from 'formik';
import { useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useKitTexts } from '../../i18n/index.ts';
import { Button, Stack, Typography } from '../../ui/index.ts';
import { TypedContext, type Draft } from './use-typed.ts';

/** Stores the draft while typing, restores it with a notice, and can discard it. */
export function KeepDraft() {
  const { draft } = useContext(TypedContext);
  return draft && <Keep draft={draft} />;
}

function Keep({ draft }: { draft: Draft }) {
  const t = useKitTexts();
  const anchor = useRef<HTMLDivElement>(null);
  const { values, initialValues, dirty, setValues, resetForm } = useFormikContext<FormikValues>();
  const [isBack, setBack] = useState(false);
  // A layout effect, so that the form is never painted without the draft.
  useLayoutEffect(() => {
    const kept = draft.read(initialValues);
    if (!kept) return;
    void setValues({ ...initialValues, ...kept }, false);
    setBack(true);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the form is shown
  }, []);
  useEffect(() => {
    if (dirty) draft.keep(values);
    else draft.drop();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- whenever the values change, and only then
  }, [values]);
  const discard = () => {
    resetForm();
    setBack(false);
    anchor.current?.closest('form')?.querySelector<HTMLElement>('input, textarea')?.focus();
  };
  const isShown = isBack && dirty;
  return (
    <Stack
      ref={anchor}
      direction="row"
      sx={{ display: isShown ? 'flex' : 'none', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}
    >
      {/* Not hidden by style: MUI's focus trap takes a hidden button for the first one, and Tab would stay in place. */}
      {isShown && (
        <>
          <Typography variant="body2" color="textSecondary">
            {t('draft.back')}
          </Typography>
          <Button size="small" onClick={discard}>
            {t('draft.discard')}
          </Button>
        </>
      )}
    </Stack>
  );
}
