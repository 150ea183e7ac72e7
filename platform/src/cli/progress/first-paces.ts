import type { Pace } from './step.ts';

const items = (count: number, seconds: number): Pace => ({ count, pace: seconds * 1000 });
const once = (seconds: number): Pace => items(1, seconds);

const checksOf = (command: string): Readonly<Record<string, Pace>> => ({
  [`${command}: types`]: once(25),
  [`${command}: lint`]: once(16),
  [`${command}: format`]: once(0.3),
  [`${command}: law of imports`]: once(3.5),
  [`${command}: dead code`]: once(3),
});

/** Rough times on two cores, by command and step; a name that ends with `*` matches every name with this beginning. */
const FIRST_PACES: Readonly<Record<string, Pace>> = {
  'start: building shell': once(10),
  'start: building *': once(1.5),
  'start: database and demo world': once(2),
  ...checksOf('check'),
  ...checksOf('test'),
  'test: unit, route and component tests': items(505, 1.2),
  'test: journeys': items(177, 4.2),
  'journeys: journeys': items(177, 4.2),
  'journeys *': items(5, 10),
  'shots: shots': items(64, 150),
  'shots *': items(5, 60),
  'soak: starting the database': once(10),
  'soak: *': once(380),
  'bench use: starting the browser and the demo world': once(5),
  'bench use: building the product': once(11),
  'bench use: using it once, uncounted': items(3, 35),
  'bench use: rounds': items(9, 50),
  'bench lists: starting the API': once(3),
  'bench lists: filling in *': once(24),
  'bench lists: lists': items(130, 0.5),
  'bench load: building each remote alone': items(12, 2.5),
  'bench load: starting the demo world': once(5),
  'bench load: building the product in each way': once(35),
  'bench load: releasing each remote, and back': items(12, 6),
  'bench load: visits, unthrottled': items(444, 3),
  'bench load: visits, *': items(156, 6),
  'bench api: starting the API': once(6),
  'bench api: signing users in': items(48, 0.1),
  'bench api: filling in *': once(2),
  'bench api: preparing: *': items(3000, 0.004),
  'bench api: measuring: *': items(3, 12),
  'bench events: starting two processes of the API': once(7),
  'bench events: signing *': items(201, 0.1),
  'bench events: preparing orders and payments': items(3100, 0.007),
  'bench events: opening pages': once(8),
  'bench events: paying without and with open pages': items(10, 4),
  'bench events: building the product and opening four pages': once(20),
  'bench events: writing messages': once(25),
  'bench events: writing messages while others pay': once(20),
};

const matches = (pattern: string, name: string): boolean =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;

/** The pace of a step that was never run on this machine; undefined if nothing is known of it. */
export function firstPaceOf(command: string, step: string): Pace | undefined {
  const name = `${command}: ${step}`;
  return Object.entries(FIRST_PACES).find(([pattern]) => matches(pattern, name))?.[1];
}
