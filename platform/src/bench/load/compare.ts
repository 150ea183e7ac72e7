import type { VisitingBrowser } from './browser.ts';
import type { Progress } from '../../cli/progress/index.ts';
import { type Figures, medians } from './figures.ts';
import { type Network, NETWORKS, visitsOver } from './networks.ts';
import { visit } from './visit.ts';
import type { Visitor, VisitorName } from './visitors.ts';

/** The three ways of delivering the same product; the last is the limit of what any of them can reach. */
export const WAYS = ['federated', 'monolith', 'preloaded monolith'] as const;
export type Way = (typeof WAYS)[number];

/** What one visitor saw of each way. */
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
/** Every order in which the ways can be visited: over six rounds none follows another more often than the rest do. */
const ORDERS: readonly (readonly Way[])[] = [
  [A, B, C],
  [B, C, A],
  [C, A, B],
  [A, C, B],
  [C, B, A],
  [B, A, C],
];

/** How many rounds there are over a network: those that count, and one before them. */
export const roundsOf = ({ times }: Network, runs: number): number => runs * times + 1;

/**
 * Visits all ways by turns, in another order each round, so that a slow moment of the machine falls on all of them
 * alike. A first round, which is not counted, warms up server and browser. After each further one it tells the medians
 * until then, which replace those before of the same visitor and network.
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
