/** The moment some seconds after another. Example: `secondsAfter(now, DURATIONS.review)`. */
export const secondsAfter = (moment: Date, seconds: number): Date =>
  new Date(moment.getTime() + seconds * 1000);
