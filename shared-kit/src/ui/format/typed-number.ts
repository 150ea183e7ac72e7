/** A typed number: digits before and after the decimal separator. */
interface TypedNumber {
  readonly whole: number;
  readonly decimals: string;
}

const GROUP = `[.,'’ ]`;
const NUMBER = new RegExp(
  `^(?<whole>[1-9]\\d{0,2}(?<group>${GROUP})\\d{3}(?:\\k<group>\\d{3})*|\\d+)(?:(?<decimal>[.,])(?<decimals>\\d+))?$`,
);

/**
 * Parses a number in any region's format: point and comma are accepted as decimal and as group separator. Only a
 * single separator followed by three digits is ambiguous; it is a group separator if the user's language uses it for
 * groups, otherwise the number is refused rather than guessed.
 *
 * @param group the group separator of the user's language
 * @example readTypedNumber('1.234,5', ',') // { whole: 1234, decimals: '5' }
 * @example readTypedNumber('1.234', ',') // undefined
 */
export function readTypedNumber(typed: string, group: string): TypedNumber | undefined {
  const found = NUMBER.exec(typed.trim().replaceAll(/\s/g, ' '))?.groups;
  const whole = found?.['whole'];
  if (whole === undefined) return undefined;
  const { group: sign, decimal, decimals = '' } = found ?? {};
  if (sign !== undefined && sign === decimal) return undefined;
  if (isEither(whole, sign, decimal) && sign !== group) return undefined;
  return { whole: Number(whole.replaceAll(/\D/g, '')), decimals };
}

/** `1,234`: over a thousand, or between one and two. */
const isEither = (whole: string, sign: string | undefined, decimal: string | undefined): boolean =>
  (sign === ',' || sign === '.') && decimal === undefined && whole.split(sign).length === 2;
