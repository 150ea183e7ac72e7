import { nameOf, pointsOf, projectPath, type Cents } from '@metier/shared-kit/contract';
import type { Trx } from '../../../platform/db/index.ts';
import { personOf } from '../../accounts/index.ts';
import { earningsOf } from '../../money/index.ts';
import type { ProjectRecord } from '../projects.table.ts';
import type { Step } from '../rules/life-cycle.ts';
import type { Viewer } from '../rules/project-state.ts';

/** A step that was taken, as the mails tell it. */
export interface ProjectNews {
  readonly step: Step;
  readonly project: ProjectRecord;
  readonly viewer: Viewer;
  /** What the customer wants to be changed. */
  readonly comment: string;
  /** The freelancer's part of the price when a case is settled, in cents. */
  readonly share?: Cents | undefined;
}

/** A project as every mail about it names it. */
export const aboutProject = ({ id, name }: ProjectRecord) => ({ project: name, path: projectPath(id) });

/** Points the freelancer has of a part of the price, in cents, once the platform has its fee. */
export const pointsEarned = ({ fee_basis_points }: ProjectRecord, share: Cents) =>
  pointsOf(earningsOf({ price: share, feeBasisPoints: fee_basis_points }));

/** First and last name of somebody; nothing for nobody. */
export async function nameOfAccount(trx: Trx, id: string | null): Promise<string> {
  if (id === null) return '';
  return nameOf(await personOf(trx, id));
}
