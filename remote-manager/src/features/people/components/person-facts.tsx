import { DateTime, Facts, RatingMark } from '@metier/shared-kit/ui';
import { useTexts } from '../../../texts.ts';
import type { ShownPerson } from '../people.api.ts';

/** When a person joined and was last here, how they are verified and rated. */
export function PersonFacts({ person }: { person: ShownPerson }) {
  const t = useTexts();
  const { created_at, confirmed_at, seen_at, verification, rating } = person;
  return (
    <Facts
      facts={[
        { label: t('people.joined'), value: <DateTime value={created_at} show="day" /> },
        {
          label: t('person.confirmed'),
          value: confirmed_at ? <DateTime value={confirmed_at} show="day" /> : t('person.notConfirmed'),
        },
        {
          label: t('person.seen'),
          value: seen_at ? <DateTime value={seen_at} show="relative" /> : t('person.notSeen'),
        },
        ...(verification
          ? [{ label: t('verification.title'), value: t(`person.verification.${verification}`) }]
          : []),
        ...(rating ? [{ label: t('person.rating'), value: <RatingMark rating={rating} /> }] : []),
      ]}
    />
  );
}
