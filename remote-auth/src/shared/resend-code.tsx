import { useForm } from '@metier/shared-kit/forms';
import { isApiError } from '@metier/shared-kit/http';
import { notify } from '@metier/shared-kit/notify';
import { Button } from '@metier/shared-kit/ui';
import type { MouseEvent } from 'react';
import { type CodeOwner, useRequestCode } from './code.api.ts';
import { useTexts } from '../texts.ts';
import { useCountdown } from './use-countdown.ts';

/** Seconds for a sent code to arrive. */
const ARRIVAL_SECONDS = 30;

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

interface ResendCodeProps {
  owner: CodeOwner;
  onSent?: () => void;
  /** The change was requested too long ago for another code. */
  onTooLate?: () => void;
}

/** The time to wait is information, and readable as such on the disabled button. */
const WAITING = { '&.Mui-disabled': { color: 'text.secondary', fontWeight: 400 } } as const;

/**
 * Requests a new code, inside the form that takes it: not before the last one had time to arrive, nor before the API
 * allows it. Clears the form's old code and error.
 */
export function ResendCode({ owner, onSent, onTooLate }: ResendCodeProps) {
  const t = useTexts();
  const form = useForm();
  const [seconds, waitFor] = useCountdown(ARRIVAL_SECONDS);
  const { request, isPending } = useRequestCode(owner);

  const resend = async ({ currentTarget: { form: place } }: MouseEvent<HTMLButtonElement>) => {
    notify.clearErrors();
    form.setStatus(undefined);
    try {
      await request();
      onSent?.();
      waitFor(ARRIVAL_SECONDS);
      form.resetForm();
      place?.querySelector('input')?.focus();
    } catch (error) {
      if (isApiError(error, 'passwordNeeded')) onTooLate?.();
      if (isApiError(error, 'tooManyRequests')) waitFor(error.details.retry_after ?? ARRIVAL_SECONDS);
    }
  };
  return (
    <Button
      color="inherit"
      onClick={(event) => void resend(event)}
      loading={isPending}
      disabled={seconds > 0}
      sx={{ fontVariantNumeric: 'tabular-nums', ...(seconds > 0 && WAITING) }}
    >
      {seconds > 0 ? t('confirm.againIn', { time: clock(seconds) }) : t('confirm.again')}
    </Button>
  );
}
