import type { VisitingBrowser } from './browser.ts';
import type { Progress } from '../../cli/progress/index.ts';
import { type Figures, medians } from './figures.ts';
import { type Network, NETWORKS, visitsOver } from './networks.ts';
import { visit } from './visit.ts';
import type { Visitor, VisitorName } from './visitors.ts';

/** Three ways to deliver the same product; the last one is the lower bound. */
export const WAYS = ['federated', 'monolith', 'preloaded monolith'] as const;
export type Way = (typeof WAYS)[number];

/** Figures of a visitor for each way. */
type Round = Readonly<Record<Way, Figures>>;

export type Origins = Readonly<Record<Way, string>>;

/** Medians of one visitor over one network. */
export interface Comparison {
  readonly visitor: VisitorName;
  readonly network: Network['name'];
  readonly runs: number;
  readonly figures: Round;
}

interface Plan {
  readonly browser: VisitingBrowser;
  readonly origins: Origins;
  readonly runs: number;
  readonly visitors: readonly VisitorName[];
  readonly visitorNow: (name: VisitorName) => Promise<Visitor>;
  readonly progress: Progress;
}

const [A, B, C] = WAYS;
/** All orders of the ways: over six rounds each way follows each other one equally often. */
const ORDERS: readonly (readonly Way[])[] = [
  [A, B, C],
  [B, C, A],
  [C, A, B],
  [A, C, B],
  [C, B, A],
  [B, A, C],
];

/** Number of rounds over a network: one warm-up and the counted ones. */
export const roundsOf = ({ visitsFactor }: Network, runs: number): number => runs * visitsFactor + 1;

/**
 * Alternates between the ways, in another order each round, so that machine noise affects all alike. A first,
 * uncounted round warms up server and browser. After each further round it reports the medians so far, which replace
 * the previous ones of the same visitor and network.
 */
export async function* compare({
  browser,
  origins,
  runs,
  visitors,
  visitorNow,
  progress,
}: Plan): AsyncGenerator<Comparison> {
  for (const network of NETWORKS) {
    progress.begin(visitsOver(network));
    for (const name of visitors) {
      const rounds: Round[] = [];
      for (let run = 0; run < roundsOf(network, runs); run += 1) {
        const visitor = await visitorNow(name);
        const visitWay = async (way: Way) => {
          const seen = await visit(browser, origins[way], visitor, network);
          progress.done(`${name}, ${way}`);
          return seen;
        };
        const round = await eachWay(visitWay, run);
        if (run === 0) continue;
        rounds.push(round);
        const figures = await eachWay((way) => medians(rounds.map((each) => each[way])));
        yield { visitor: name, network: network.name, runs: rounds.length, figures };
      }
    }
  }
}

async function eachWay(measure: (way: Way) => Figures | Promise<Figures>, turn = 0): Promise<Round> {
  const round: Partial<Record<Way, Figures>> = {};
  for (const way of ORDERS[turn % ORDERS.length] ?? WAYS) round[way] = await measure(way);
  return round as Round;
}
