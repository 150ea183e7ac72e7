import type { Cents } from '@metier/contract';
import { pointsOf } from '@metier/contract';
import { Money, PointsAmount } from '../../ui/index.ts';
import { useViewer } from './use-viewer.ts';

/** An amount in the viewer's unit: points for freelancers, euros for everybody else. Source: product.md §1. */
export function Amount({ cents }: { cents: Cents }) {
  return useViewer() === 'freelancer' ? <PointsAmount points={pointsOf(cents)} /> : <Money amount={cents} />;
}
