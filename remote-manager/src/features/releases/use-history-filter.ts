import { PATTERNS } from '@metier/contract';
import { useQueryText } from '@metier/shared-kit/router';

export type HistoryFilter = ReturnType<typeof useHistoryFilter>;

/** Filter of the history, in the URL: an app, and the moment before which changes were made, as a chart leads to it. */
export function useHistoryFilter() {
  const [name, ofApp] = useQueryText('app');
  const [text] = useQueryText('before');
  const app = PATTERNS.app.test(name) ? name : undefined;
  const moment = Date.parse(text);
  const before = Number.isNaN(moment) ? undefined : new Date(moment).toISOString();
  return { app, ofApp, before, query: { ...(app && { app }), ...(before && { before }) } };
}
