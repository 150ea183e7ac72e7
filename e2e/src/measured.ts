/** Type of a journey's annotation with a measured time, which the reporter prints. */
export const MEASURED = 'measured';
