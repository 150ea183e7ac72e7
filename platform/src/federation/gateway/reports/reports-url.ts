/** Endpoint for the reports of pages; the reporter script is served below it. */
export const REPORTS_URL = '/reports';
