import { customerPath, freelancerPartPath } from '@metier/contract';
import { DateTime, Facts, RatingMark } from '@metier/shared-kit/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../../../texts.ts';
import type { ShownPerson } from '../people.api.ts';

interface PersonFactsProps {
  person: ShownPerson;
  /** In how many places they are signed in. */
  sessions: ReactNode;
}

/** When a person joined and was last here, where they are signed in, how they are verified and rated. */
export function PersonFacts({ person, sessions }: PersonFactsProps) {
  const t = useTexts();
  const { id, type_client, created_at, confirmed_at, seen_at, verification, rating } = person;
  const reviewsAt = type_client === 'customer' ? customerPath(id) : freelancerPartPath(id, 'reviews');
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
        { label: t('account.signedIn'), value: sessions },
        ...(verification
          ? [{ label: t('verification.title'), value: t(`person.verification.${verification}`) }]
          : []),
        ...(rating
          ? [{ label: t('person.rating'), value: <RatingMark rating={rating} to={reviewsAt} /> }]
          : []),
      ]}
    />
  );
}
