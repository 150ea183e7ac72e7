import { dayAfter, priceOf, serviceOf } from '@metier/contract';
import type { Body } from '@metier/contract/operations';
import type { DemoEvent, DemoWorld } from './demo-world.ts';

/** The customer's order. */
export interface DemoBrief {
  readonly name: string;
  readonly description: string;
  readonly links?: string[];
  readonly service: number;
  readonly days: number;
  readonly edits: Body<'POST /api/projects/project'>['edits'];
  readonly guarantee: boolean;
}

/** A person's action on a project. */
export type DemoStep = (world: DemoWorld, projectId: string) => Promise<unknown>;

/**
 * The events of one project.
 *
 * @param created days before today of the order
 * @param steps later actions, each with its days before today
 */
export function projectStory(
  created: number,
  brief: DemoBrief,
  steps: readonly (readonly [daysAgo: number, step: DemoStep])[] = [],
): DemoEvent[] {
  let projectId = '';
  const create = async (world: DemoWorld) => {
    projectId = await order(world, brief);
  };
  const events = steps.map(([daysAgo, step]) => ({
    daysAgo,
    happen: (world: DemoWorld) => step(world, projectId),
  }));
  return [{ daysAgo: created, happen: create }, ...events];
}

async function order({ people, clock }: DemoWorld, brief: DemoBrief): Promise<string> {
  const { name, description, links = [], days, edits, guarantee } = brief;
  const service = serviceOf(brief.service);
  if (!service) throw new Error(`The demo world orders an unknown service: ${brief.service}`);
  const { project_id } = await people.clara.call('POST /api/projects/project', {
    body: {
      name,
      description,
      links,
      type: service.type,
      category_id: service.id,
      deadline: dayAfter(clock.now(), days),
      budget: priceOf({ minimumPrice: service.minimumPrice, days, edits, guarantee }).total,
      edits,
      is_guarantee: guarantee,
    },
  });
  return project_id;
}
