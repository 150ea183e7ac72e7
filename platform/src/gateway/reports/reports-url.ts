/** Where pages send their reports; the reporter's file lies below it. */
export const REPORTS_URL = '/reports';
