import { CASE_AGES, CASE_TAKERS, type OpenCase } from '@metier/contract';
import { useQueryChoice } from '@metier/shared-kit/router';

export type CaseFilter = ReturnType<typeof useCaseFilter>;

/** The filters of the queue of a kind, in the URL. Only disputes are taken by managers. */
export function useCaseFilter(kind: OpenCase) {
  const [age, ofAge] = useQueryChoice('age', CASE_AGES);
  const [chosen, ofTaker] = useQueryChoice('taken', CASE_TAKERS);
  const hasTakers = kind === 'disputed';
  const taker = hasTakers ? chosen : undefined;
  return {
    age,
    taker,
    ofAge,
    ofTaker,
    hasTakers,
    query: { ...(age && { age }), ...(taker && { taken_by: taker }) },
  };
}
