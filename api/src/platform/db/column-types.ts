import pg from 'pg';

const { builtins, getTypeParser } = pg.types;

/**
 * Column types in TypeScript: `bigint` is a number (cents and counts stay far below 2^53; larger values are rejected),
 * `date` is `yyyy-MM-dd`, everything else is as in pg (`timestamptz` is a Date).
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
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} exceeds the safe integers`);
  return value;
}
