import { DURATIONS, MAIL_TIMES, type MailTime } from '@metier/contract';
import { useFormats } from '@metier/shared-kit/ui';
import { SelectInput } from '@metier/shared-kit/ui/inputs';
import { useState } from 'react';
import { useTexts } from '../../../texts.ts';
import { useSetMailTime, type Preference } from '../mails.api.ts';

/** When mails of a kind are sent; a change is saved at once. */
export function MailChoice({ preference: { kind, mail } }: { preference: Preference }) {
  const t = useTexts();
  const { duration } = useFormats();
  /** Optimistic value, until the API has confirmed the change. */
  const [chosen, setChosen] = useState<MailTime>();
  const [kept, setKept] = useState(mail);
  if (kept !== mail) {
    setKept(mail);
    setChosen(undefined);
  }
  const save = useSetMailTime(() => setChosen(undefined));
  const textOf = (time: MailTime) =>
    kind === 'messages' && time === 'now'
      ? t('mails.unread', { time: duration(DURATIONS.unreadMail) })
      : t(`mails.time.${time}`);
  return (
    <SelectInput
      label={t(`mails.kind.${kind}`)}
      hint={t(`mails.hint.${kind}`)}
      value={chosen ?? mail}
      options={MAIL_TIMES.map((value) => ({ value, text: textOf(value) }))}
      onChange={(value) => {
        setChosen(value);
        save.mutate({ body: { kind, mail: value } });
      }}
    />
  );
}
