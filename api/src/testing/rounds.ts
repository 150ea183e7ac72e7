const MANY = 200;

/**
 * Repetitions of a race: few in `npm test`, 200 in `npm run soak`.
 *
 * @example for (let round = 0; round < rounds(15); round += 1) …
 */
export const rounds = (few: number): number => (process.env['METIER_SOAK'] ? MANY : few);
