import { DURATIONS, nameOf } from '@metier/contract';
import { TextField } from '@metier/shared-kit/forms';
import type { Project } from '@metier/shared-kit/marketplace/project';
import { shareOf, SplitField, useAmounts } from '@metier/shared-kit/marketplace/project/split';
import { useFormats } from '@metier/shared-kit/ui';
import { useMemo } from 'react';
import { useTexts } from '../../texts.ts';
import { useResolve } from './decision.api.ts';
import { decisionSchema } from './decision.schema.ts';
import { Outcome } from './outcome.tsx';

/**
 * The decision form, for a dialog or a page: divides the held money between the two sides, with a reason that both
 * read. The first decision can be appealed, that of the appeal is final. Without a freelancer the full price is
 * refunded. Source: product.md §2 #20.
 */
export function useDecisionForm(project: Project, onDone: () => void) {
  const t = useTexts();
  const resolve = useResolve();
  const { customer, freelancer, budget } = project;
  const amounts = useAmounts();
  const { duration } = useFormats();
  const most = freelancer ? budget : 0;
  const schema = useMemo(() => decisionSchema(most, amounts), [most, amounts]);
  return {
    text: freelancer
      ? t(project.decision ? 'decision.final' : 'decision.text', {
          name: project.name,
          time: duration(DURATIONS.appeal),
        })
      : t('decision.allBack', {
          name: project.name,
          price: amounts.show(budget),
          customer: nameOf(customer),
        }),
    /** False once another manager was faster: the typed values can then only be read. */
    canSubmit: resolve.decision === undefined,
    form: {
      // A draft for two sides does not fit a project without freelancer.
      draft: { kind: 'decision', about: `${project.id} ${freelancer?.id ?? ''}` },
      initialValues: { freelancer_share: amounts.write(shareOf(most, 50)), reason: '' },
      schema,
      onSubmit: async ({ reason, ...typed }: { freelancer_share: string; reason: string }) => {
        const freelancer_share = amounts.read(typed.freelancer_share) ?? 0;
        const { id: project_id, version } = project;
        await resolve.mutateAsync({ body: { project_id, freelancer_share, reason, version } });
        onDone();
      },
    },
    fields: (
      <>
        {resolve.decision && <Outcome project={project} decision={resolve.decision} />}
        {freelancer && (
          <SplitField
            name="freelancer_share"
            price={budget}
            customer={nameOf(customer)}
            freelancer={nameOf(freelancer)}
          />
        )}
        <TextField
          name="reason"
          label={t('decision.reason')}
          hint={t('decision.reasonHint')}
          multiline
          minRows={3}
        />
      </>
    ),
  };
}
