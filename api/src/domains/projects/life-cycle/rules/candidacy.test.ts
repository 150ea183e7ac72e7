import { expect, test } from '@jest/globals';
import { dependsOnCandidacy } from './candidacy.ts';
import { decide } from './decide.ts';
import { MATRIX, VIEWERS, type Moment } from './testing/matrix.ts';
import { situationSample } from './testing/samples.ts';
import { TRANSITIONS } from './life-cycle.ts';
import type { Candidacy, Situation } from './project-state.ts';

const situations = (Object.keys(MATRIX) as Moment[]).flatMap((moment) =>
  VIEWERS.map((who) => [moment, who, situationSample(moment, who)] as const),
);
const depends = ({ project, viewer }: Situation) =>
  viewer !== 'system' && dependsOnCandidacy(project, viewer);
const CANDIDACIES: readonly Candidacy[] = VIEWERS.flatMap((who) =>
  (['paid, open', 'paid, open, ten invited'] as const).map(
    (moment) => situationSample(moment, who).candidacy,
  ),
);

const decisions = (situation: Situation) => TRANSITIONS.map(({ step }) => decide(step, situation));

test.each(situations.filter(([, , situation]) => !depends(situation)))(
  '%s, %s: every candidacy leads to the same decisions, so none is read',
  (_moment, _who, situation) => {
    for (const candidacy of CANDIDACIES)
      expect(decisions({ ...situation, candidacy })).toEqual(decisions(situation));
  },
);

test('the samples contain situations of both kinds', () => {
  const kinds = new Set(situations.map(([, , situation]) => depends(situation)));
  expect(kinds).toEqual(new Set([true, false]));
});
