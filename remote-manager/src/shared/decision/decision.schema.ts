import { LIMITS, type Cents } from '@metier/contract';
import { object, requiredText } from '@metier/shared-kit/forms';
import type { Amounts } from '@metier/shared-kit/marketplace/project/amounts';
import { shareText } from '@metier/shared-kit/marketplace/project/split';

/** Schema of a decision: the freelancer's share, from zero to the maximum, and a reason. Source: product.md §2 #20. */
export const decisionSchema = (max: Cents, amounts: Amounts) =>
  object({ freelancer_share: shareText(max, amounts), reason: requiredText(LIMITS.commentLength) });
