import { minifySync } from '@swc/core';
import { contentDigest } from '../../../integrity.ts';
import { REPORTS_URL } from './reports-url.ts';
import { collectReports, type ReportedPage } from './report-script.ts';
import { sendReports } from './reporter.ts';

const minified = (code: string) =>
  minifySync(code, { compress: { toplevel: false }, mangle: true, module: false }).code;

/** The reporter's minified source. */
export const REPORTER = minified(`(${String(sendReports)})(${JSON.stringify(REPORTS_URL)});`);

/** The reporter's URL. It contains the digest of the content: its integrity, and browsers may cache it for ever. */
export const REPORTER_URL = `${REPORTS_URL}/reporter.${contentDigest(REPORTER)}.js`;

const COLLECTOR = minified(`(${String(collectReports)})(PAGE,${JSON.stringify(REPORTER_URL)});`);

/** The inline script that collects the reports of a page. */
export const collectorOf = (page: ReportedPage): string =>
  COLLECTOR.replace('PAGE', () => JSON.stringify(page).replaceAll('<', String.raw`\u003c`));
