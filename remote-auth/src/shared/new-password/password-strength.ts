import { LIMITS } from '@metier/contract';

/** Strength of a password, and the number of additional characters for the next level; 0 for the highest. */
export interface PasswordStrength {
  readonly level: 'weak' | 'fair' | 'strong';
  readonly add: number;
}

/** Minimum bits of each level, highest first. Sign-in is rate-limited, and hashes are argon2id. */
const LEVELS = [
  { level: 'strong', from: 65 },
  { level: 'fair', from: 45 },
  { level: 'weak', from: 0 },
] as const;

/** Common words, which attackers guess first, with any characters around them. */
const COMMON =
  /p[a4@]ss(w[o0]rd?|w[o0]rt)?|s[e3]cr[e3]t|geheim|hallo|hello|w[e3]lcome|willkommen|l[e3]tm[e3]in|adm[i1]n|master|dragon|monkey|shadow|sunshine|princess|football|baseball|fussball|schatz|iloveyou|trustno1|login|user|test|demo|metier|freelancer|customer|sommer|summer|winter|(19|20)\d\d/gi;
/** A repeated text or character. */
const REPEATED = /(.+?)\1+/g;
/** Keyboard rows, the alphabet and the digits. */
const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'qwertzuiop',
  'asdfghjkl',
  'yxcvbnm',
  'zxcvbnm',
];
const MIN_RUN = 3;
/** Bits of a common word or a sequence: a thousand guesses. */
const BITS_OF_A_WORD = 10;

const POOLS: readonly (readonly [RegExp, number])[] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/\d/, 10],
  [/[^A-Za-z\d]/, 33],
];

const backwards = (row: string) => row.split('').toReversed().join('');
const RUNS = ROWS.flatMap((row) => [row, backwards(row)]);

/** Length of the sequence at the start of a text; 0 if there is none. */
function runOf(text: string): number {
  const lower = text.toLowerCase();
  let length = 0;
  for (let next = MIN_RUN; next <= text.length; next += 1)
    if (RUNS.some((row) => row.includes(lower.slice(0, next)))) length = next;
  return length;
}

/** Removes sequences from a text and counts them. */
function withoutRuns(text: string): { readonly rest: string; readonly runs: number } {
  let rest = '';
  let runs = 0;
  for (let at = 0; at < text.length;) {
    const run = runOf(text.slice(at));
    if (run > 0) runs += 1;
    else rest += text.charAt(at);
    at += Math.max(run, 1);
  }
  return { rest, runs };
}

/**
 * Estimates how hard a password is to guess: by length and kinds of characters, where a common word, a sequence such
 * as `abcd` or `qwertz`, and a repetition count as one character. Used for advice only, never as a rule.
 *
 * @example passwordStrength('Secret-1') // { level: 'weak', add: 4 }
 */
export function passwordStrength(password: string): PasswordStrength {
  const words = password.match(COMMON)?.length ?? 0;
  const { rest, runs } = withoutRuns(password.replaceAll(COMMON, ''));
  const own = rest.replaceAll(REPEATED, '$1').length;
  const pool = POOLS.reduce((sum, [kind, size]) => sum + (kind.test(password) ? size : 0), 0);
  const bitsOfOne = Math.log2(Math.max(pool, 2));
  const bits = own * bitsOfOne + (words + runs) * BITS_OF_A_WORD;
  const reached = LEVELS.findIndex(({ from }) => bits >= from);
  const next = LEVELS[reached - 1];
  const { level } = LEVELS[reached] ?? LEVELS[2];
  const room = LIMITS.password.max - password.length;
  return { level, add: next ? Math.min(Math.ceil((next.from - bits) / bitsOfOne), room) : 0 };
}
