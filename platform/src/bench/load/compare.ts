import type { Browser } from '@playwright/test';
import { type Figures, medians } from './figures.ts';
import { type Network, NETWORKS } from './networks.ts';
import { visit } from './visit.ts';
import type { Visitor, VisitorName } from './visitors.ts';

/** The three ways of delivering the same product; the last is the limit of what any of them can reach. */
export const WAYS = ['federated', 'monolith', 'preloaded monolith'] as const;
export type Way = (typeof WAYS)[number];

export type Origins = Readonly<Record<Way, string>>;

/** Medians of one visitor over one network. */
export type Comparison = {
  readonly visitor: VisitorName;
  readonly network: Network['name'];
  readonly runs: number;
  readonly figures: Readonly<Record<Way, Figures>>;
};

type Plan = {
  readonly browser: Browser;
  readonly origins: Origins;
  readonly runs: number;
  readonly visitors: readonly VisitorName[];
  readonly visitorNow: (name: VisitorName) => Promise<Visitor>;
};

/** Visits all ways by turns, so that a slow moment of the machine falls on all of them alike. */
export async function compare({ browser, origins, runs, visitors, visitorNow }: Plan): Promise<Comparison[]> {
  const comparisons: Comparison[] = [];
  for (const network of NETWORKS) {
    for (const name of visitors) {
      const visits: Record<Way, Figures[]> = { federated: [], monolith: [], 'preloaded monolith': [] };
      for (let run = -1; run < runs; run += 1) {
        const visitor = await visitorNow(name);
        for (const way of WAYS) {
          const figures = await visit(browser, origins[way], visitor, network);
          // The first round only warms up the server and the browser.
          if (run >= 0) visits[way].push(figures);
        }
      }
      const figures = { federated: medians(visits.federated), monolith: medians(visits.monolith), 'preloaded monolith': medians(visits['preloaded monolith']) };
      comparisons.push({ visitor: name, network: network.name, runs, figures });
    }
  }
  return comparisons;
}
