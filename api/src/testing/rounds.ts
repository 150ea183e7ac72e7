const MANY = 200;

/**
 * How often a race is run: a few times in `npm test`, 200 times in `npm run soak`.
 *
 * @example for (let round = 0; round < rounds(15); round += 1) …
 */
export const rounds = (few: number): number => (process.env['METIER_SOAK'] ? MANY : few);
