import { TextField } from '@metier/shared-kit/forms';
import { useErrorText, useKitTexts, useLanguage } from '@metier/shared-kit/i18n';
import { Alert, Box, Skeleton, Typography } from '@metier/shared-kit/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { openStripeJs, type MountedStripe, type StripeElement } from './stripe-js.ts';

/** The card owner in our field, the rest of the card in Stripe's field. */
export function StripeFields({ onMounted }: { onMounted: (mounted: MountedStripe) => void }) {
  const t = useKitTexts();
  const errorText = useErrorText();
  const { language } = useLanguage();
  const label = useId();
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'loading' | 'ready' | { readonly error: unknown }>('loading');

  useEffect(() => {
    let element: StripeElement | undefined;
    let isUnmounted = false;
    const mount = async () => {
      const stripe = await openStripeJs();
      if (isUnmounted || !place.current) return;
      element = stripe.elements({ locale: language }).create('card', inheritedStyle(place.current));
      element.mount(place.current);
      onMounted({ stripe, element });
      setState('ready');
    };
    mount().catch((error: unknown) => setState({ error }));
    return () => {
      isUnmounted = true;
      element?.destroy();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- mounted once: a new frame would lose what was typed
  }, []);

  if (typeof state === 'object') return <Alert severity="error">{errorText(state.error)}</Alert>;
  return (
    <>
      <Box role="group" aria-labelledby={label}>
        <Typography id={label} variant="body2" gutterBottom>
          {t('card.number')}
        </Typography>
        <Box sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: 1 }}>
          {/* As high as the line in Stripe's frame. */}
          {state === 'loading' && <Skeleton sx={{ lineHeight: 1.2 }} />}
          <Box ref={place} hidden={state === 'loading'} />
        </Box>
      </Box>
      <TextField name="owner" label={t('card.owner')} autoComplete="cc-name" />
    </>
  );
}

/** An iframe does not inherit the page's styles, so they are passed to it. */
function inheritedStyle(place: HTMLElement): object {
  const { color, fontFamily, fontSize } = getComputedStyle(place);
  return { hidePostalCode: true, style: { base: { color, fontFamily, fontSize, iconColor: color } } };
}
