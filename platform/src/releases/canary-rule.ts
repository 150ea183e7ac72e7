/** What is known of the visitors of one release. */
export type VisitorCounts = {
  /** Who answered: something was shown to them, or failed. */
  readonly answered: number;
  /** To whom anything failed. */
  readonly failed: number;
  /** Who got a page some time ago and did not answer. */
  readonly silent: number;
};

/** What the rule decides on: all since the canary has its share. */
export type Comparison = {
  /** The canary's share of visitors, between 0 and 1. */
  readonly share: number;
  readonly canary: VisitorCounts;
  readonly live: VisitorCounts;
};

export type Verdict = {
  readonly decision: 'abort' | 'healthy' | 'wait';
  /** The numbers it is decided by, as a person reads them. */
  readonly why: string;
};

/**
 * So many times more often as with equal releases must what is seen be expected of a bad one. By Ville's inequality that
 * happens to at most one of 100 canaries that are as good as what is live, however often and however long one looks.
 */
const ENOUGH_EVIDENCE = 100;
/** So many visitors must be hurt: one or two may have a broken browser. */
const LEAST_BAD = 3;
/** So many visitors of the live release must have answered: without answers it is not known whether any can arrive. */
const LEAST_LIVE_ANSWERS = 20;
/** Promotion by schedule needs so many visitors of the canary: of 100 without a failure at most 3 % fail (95 %). */
const LEAST_CANARY_ANSWERS = 100;
/** And less evidence against the canary than one in 20 that is as good as live shows by chance. */
const LITTLE_EVIDENCE = 20;
/** How many times as often as the live release a bad one fails: not known, so each is believed equally. */
const BAD_RATIOS = [3, 30, 300];

/**
 * Compares a canary with what is live. Data that is missing never aborts: silence counts only beside live visitors who do
 * answer, and only if it is more than theirs.
 *
 * Visitors are given to the two at random. So if both are equally good, each visitor who fails is one of the canary with
 * the probability of its share, whoever fails and why. {@link evidenceOf} measures how badly what is seen fits that.
 *
 * @see docs/decisions/0021-canary.md for how many visitors it takes
 */
export function verdictOf({ share, canary, live }: Comparison): Verdict {
  const failures = evidenceOf(share, canary.failed, live.failed);
  const silence = evidenceOf(share, canary.silent, live.silent);
  const evidence = (failures + silence) / 2;
  const bad = failures > silence ? canary.failed : canary.silent;
  const why = [
    `of the canary's visitors ${tell(canary)}`,
    `of the others ${tell(live)}`,
    `evidence against it ${evidence < 10 ? evidence.toFixed(1) : Math.round(evidence)} (aborted at ${ENOUGH_EVIDENCE})`,
  ].join('; ');
  if (live.answered < LEAST_LIVE_ANSWERS) return { decision: 'wait', why };
  if (evidence >= ENOUGH_EVIDENCE && bad >= LEAST_BAD) return { decision: 'abort', why };
  const isHealthy = canary.answered >= LEAST_CANARY_ANSWERS && evidence < LITTLE_EVIDENCE;
  return { decision: isHealthy ? 'healthy' : 'wait', why };
}

const tell = ({ answered, failed, silent }: VisitorCounts) =>
  `${answered} answered, ${failed} failed, ${silent} were silent`;

/**
 * How many times more probable it is that of these bad visits so many are the canary's if it is worse than live, than if
 * both are alike: the mean over the ratios by which it may be worse. 1 for no visits.
 *
 * @example evidenceOf(0.1, 3, 0) // 320: three of three bad visits fall into a tenth of all
 */
export function evidenceOf(share: number, canary: number, live: number): number {
  const each = BAD_RATIOS.map((ratio) => {
    const worse = (share * ratio) / (share * ratio + 1 - share);
    return Math.exp(canary * Math.log(worse / share) + live * Math.log((1 - worse) / (1 - share)));
  });
  return each.reduce((sum, value) => sum + value, 0) / each.length;
}
