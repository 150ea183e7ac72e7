/** Counts of the visitors of one release. */
export interface VisitorCounts {
  /** Visitors whose browser sent a report. */
  readonly answered: number;
  /** Visitors with at least one failure. */
  readonly failed: number;
  /** Visitors who were sent a page and did not report in time. */
  readonly silent: number;
}

/** Input of the rule: the counts since the canary got its present share. */
export interface Comparison {
  /** The canary's share of visitors, between 0 and 1. */
  readonly share: number;
  readonly canary: VisitorCounts;
  readonly live: VisitorCounts;
}

export interface Verdict {
  readonly decision: 'abort' | 'healthy' | 'wait';
  /** The numbers behind the decision, readable by a person. */
  readonly why: string;
  /** The same numbers, to say them in another language. */
  readonly values: Readonly<Record<string, number>>;
}

/**
 * Likelihood ratio at which a canary is aborted. By Ville's inequality a canary as good as the live release reaches it
 * with a probability of at most 1 %, however often it is checked.
 */
const ABORT_EVIDENCE = 100;
/** Minimum number of failed or silent visitors: one or two may have a broken browser. */
const MIN_BAD_VISITORS = 3;
/** Minimum number of answers from the live release: without them, reports may not arrive at all. */
const MIN_LIVE_ANSWERS = 20;
/** Minimum number of canary visitors for a scheduled step: 100 without failure mean a rate below 3 % (95 % confidence). */
const MIN_CANARY_ANSWERS = 100;
/** Upper bound of the likelihood ratio for a scheduled step: at most 5 % of good canaries exceed it. */
const MAX_HEALTHY_EVIDENCE = 20;
/** Assumed failure rates of a bad release, relative to the live one. The true one is unknown: all weigh the same. */
const BAD_RATIOS = [3, 30, 300];

/**
 * Compares a canary with the live release by a sequential likelihood ratio test. Missing data never aborts: silent
 * visitors count only relative to those of the live release, and only if enough of its visitors answer.
 *
 * Visitors are assigned at random. If both releases are equally good, a failed visitor belongs to the canary with a
 * probability equal to its share, whatever caused the failure. {@link evidenceOf} is the likelihood ratio against that.
 *
 * @see docs/decisions/0021-canary.md for the number of visitors this takes
 */
export function verdictOf({ share, canary, live }: Comparison): Verdict {
  const failures = evidenceOf(share, canary.failed, live.failed);
  const silence = evidenceOf(share, canary.silent, live.silent);
  const evidence = (failures + silence) / 2;
  const bad = failures > silence ? canary.failed : canary.silent;
  const why = [
    `of the canary's visitors ${summary(canary)}`,
    `of the others ${summary(live)}`,
    `evidence against it ${evidence < 10 ? evidence.toFixed(1) : Math.round(evidence)} (aborted at ${ABORT_EVIDENCE})`,
  ].join('; ');
  const values = {
    ...canary,
    othersAnswered: live.answered,
    othersFailed: live.failed,
    othersSilent: live.silent,
    evidence: evidence < 10 ? Number(evidence.toFixed(1)) : Math.round(evidence),
    limit: ABORT_EVIDENCE,
  };
  if (live.answered < MIN_LIVE_ANSWERS) return { decision: 'wait', why, values };
  if (evidence >= ABORT_EVIDENCE && bad >= MIN_BAD_VISITORS) return { decision: 'abort', why, values };
  const isHealthy = canary.answered >= MIN_CANARY_ANSWERS && evidence < MAX_HEALTHY_EVIDENCE;
  return { decision: isHealthy ? 'healthy' : 'wait', why, values };
}

const summary = ({ answered, failed, silent }: VisitorCounts) =>
  `${answered} answered, ${failed} failed, ${silent} were silent`;

/**
 * Likelihood ratio of "the canary is worse" to "both are equal", given how many bad visitors each has: the mean over
 * {@link BAD_RATIOS}. 1 without bad visitors.
 *
 * @example evidenceOf(0.1, 3, 0) // 320: all of three bad visitors belong to a share of a tenth
 */
export function evidenceOf(share: number, canary: number, live: number): number {
  const each = BAD_RATIOS.map((ratio) => {
    const worse = (share * ratio) / (share * ratio + 1 - share);
    return Math.exp(canary * Math.log(worse / share) + live * Math.log((1 - worse) / (1 - share)));
  });
  return each.reduce((sum, value) => sum + value, 0) / each.length;
}
