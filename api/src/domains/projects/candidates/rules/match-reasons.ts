import type { MatchReason, Rating } from '@metier/contract/operations';

/** What is known of a freelancer when they are shown for a project. */
interface Facts {
  readonly completed_for_customer: number;
  /** Marked by the customer. */
  readonly favorite: boolean;
  readonly responded: boolean;
  readonly completed_of_service: number;
  readonly rating: Rating | null;
  /** Usual response time. */
  readonly response_hours: number | null;
  /** Percent of deadlines kept. */
  readonly on_time_percent: number | null;
  readonly free: boolean;
  readonly in_category: boolean;
  /** Without any they take projects of all. */
  readonly category_ids: readonly number[];
}

/** Minimum average that counts as a reason. */
const GOOD_AVERAGE = 4;
/** Longest response time that does. */
const SOON_HOURS = 24;
/** Minimum percentage of kept deadlines that counts as a reason. */
const PUNCTUAL_PERCENT = 90;

/**
 * Why a freelancer is shown for a project, strongest first. Only what speaks for them: a low average is no reason.
 * Categories count only without completed projects of the service, which are stronger evidence.
 *
 * @example matchReasons({ ...facts, completed_of_service: 3 }) // [{ kind: 'completed_service', count: 3 }]
 */
export function matchReasons({
  completed_for_customer,
  favorite,
  responded,
  completed_of_service,
  rating,
  response_hours,
  on_time_percent,
  free,
  in_category,
  category_ids,
}: Facts): MatchReason[] {
  const reasons: (MatchReason | false)[] = [
    completed_for_customer > 0 && { kind: 'worked_with_you', count: completed_for_customer },
    favorite && { kind: 'favorite' },
    responded && { kind: 'responded' },
    completed_of_service > 0 && { kind: 'completed_service', count: completed_of_service },
    completed_of_service === 0 && in_category && { kind: 'category' },
    completed_of_service === 0 && category_ids.length === 0 && { kind: 'every_category' },
    rating !== null && rating.average >= GOOD_AVERAGE && { kind: 'rated', ...rating },
    on_time_percent !== null &&
      on_time_percent >= PUNCTUAL_PERCENT && { kind: 'on_time', percent: on_time_percent },
    response_hours !== null &&
      response_hours <= SOON_HOURS && { kind: 'answers_soon', hours: response_hours },
    free && { kind: 'free' },
  ];
  return reasons.filter((reason) => reason !== false);
}
