import { DURATIONS, nameOf } from '@metier/contract';
import { TextField } from '@metier/shared-kit/forms';
import type { Project } from '@metier/shared-kit/marketplace/project';
import { useAmounts } from '@metier/shared-kit/marketplace/project/amounts';
import { SplitField } from '@metier/shared-kit/marketplace/project/split';
import { Stack, useFormats } from '@metier/shared-kit/ui';
import { useMemo, useState } from 'react';
import { useTexts } from '../../texts.ts';
import { InsertTemplate } from '../reply-templates/insert-template.tsx';
import { useRenewCaseLease } from '../taken/taken.api.ts';
import { useResolve } from './decision.api.ts';
import { decisionSchema } from './decision.schema.ts';
import { Outcome } from './outcome.tsx';
import { DecisionSummary } from './decision-summary.tsx';

interface Typed {
  freelancer_share: string;
  reason: string;
}

/**
 * The decision form, for a dialog or a page: divides the held money between the two sides, with a reason that both
 * read. A confirmation shows the input before it is sent. The first decision can be appealed, that of the appeal is
 * final. Without a freelancer the full price is refunded. Source: product.md §2 #20.
 */
export function useDecisionForm(project: Project, onDone: () => void) {
  const t = useTexts();
  const resolve = useResolve(project);
  const renewLease = useRenewCaseLease(project);
  const [looked, setLooked] = useState<Typed>();
  const { customer, freelancer, budget } = project;
  const amounts = useAmounts();
  const { duration } = useFormats();
  const max = freelancer ? budget : 0;
  const schema = useMemo(() => decisionSchema(max, amounts), [max, amounts]);
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
    /**
     * Label of the button that leads to the confirmation (`DecisionSummary`), which has its own buttons. Null there, and once another
     * manager was faster: the typed values can then only be read.
     */
    submit: looked || resolve.decision ? null : t('decision.look'),
    form: {
      // A draft for two sides does not fit a project without freelancer.
      draft: { kind: 'decision', about: `${project.id} ${freelancer?.id ?? ''}` },
      initialValues: { freelancer_share: freelancer ? '' : amounts.write(0), reason: '' },
      schema,
      onSubmit: async (typed: Typed) => {
        if (!looked) {
          setLooked(typed);
          return false;
        }
        const freelancer_share = amounts.read(typed.freelancer_share) ?? 0;
        const { id: project_id, version } = project;
        try {
          await resolve.mutateAsync({
            body: { project_id, freelancer_share, reason: typed.reason, version },
          });
        } catch (error) {
          setLooked(undefined);
          throw error;
        }
        return onDone();
      },
    },
    fields: looked ? (
      <DecisionSummary
        project={project}
        share={amounts.read(looked.freelancer_share) ?? 0}
        reason={looked.reason}
        onBack={() => setLooked(undefined)}
      />
    ) : (
      <Stack sx={{ gap: 2.5 }} onInput={renewLease}>
        {resolve.decision && <Outcome project={project} decision={resolve.decision} />}
        {freelancer && (
          <SplitField
            name="freelancer_share"
            price={budget}
            customer={nameOf(customer)}
            freelancer={nameOf(freelancer)}
          />
        )}
        <InsertTemplate
          kind="case_reason"
          name="reason"
          onInsert={renewLease}
          words={{
            customer: nameOf(customer),
            freelancer: freelancer ? nameOf(freelancer) : undefined,
            project: project.name,
          }}
        />
        <TextField
          name="reason"
          label={t('decision.reason')}
          hint={t('decision.reasonHint')}
          multiline
          minRows={3}
        />
      </Stack>
    ),
  };
}
