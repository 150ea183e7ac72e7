import pg from 'pg';

const { builtins, getTypeParser } = pg.types;

/**
 * How columns arrive in TypeScript: `bigint` as a number (cents and counts stay far below 2^53, anything
 * larger is refused), `date` as `yyyy-MM-dd`, everything else as pg does it (`timestamptz` as Date).
 */
export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser(id, format) {
    if (id === builtins.INT8) return wholeNumber;
    if (id === builtins.DATE) return (day: string) => day;
    return getTypeParser(id, format) as unknown;
  },
};

function wholeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} is beyond the safe integers`);
  return value;
}
