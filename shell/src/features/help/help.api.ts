import { useApiMutation } from '@metier/shared-kit/query';
import { useTexts } from '../../texts.ts';

/** Sends a question to support; the answer is sent by mail. */
export function useSendQuestion() {
  const t = useTexts();
  return useApiMutation('POST /api/support/request', {
    success: t('help.sent'),
    failure: () => t('help.failed'),
  });
}
