import { nameOf, projectPath } from '@metier/contract';
import { Rich, useKitTexts } from '@metier/shared-kit/i18n';
import { actionOf, can, PersonWithPhoto, type Project } from '@metier/shared-kit/marketplace/project';
import { DecisionFacts, StatementEntry } from '@metier/shared-kit/marketplace/project/case';
import { ProjectMarks, TimerNote } from '@metier/shared-kit/marketplace/project/page';
import { ButtonLink, DateTime, Facts, Money, TextLink, Typography } from '@metier/shared-kit/ui';
import { QueueCard } from '../../../shared/queue/queue-card.tsx';
import { TakenText } from '../../../shared/taken/taken-text.tsx';
import { useTexts } from '../../../texts.ts';
import type { Case } from '../cases.api.ts';
import { DecideButton } from './decide-button.tsx';
import { LatestVersion } from './latest-version.tsx';

interface CaseCardProps {
  entry: Case;
  onDecide: (project: Project) => void;
}

/** A case with its deadline, both sides' statements, the disputed amount and the latest version of the work. */
export function CaseCard({ entry, onDecide }: CaseCardProps) {
  const t = useTexts();
  const kit = useKitTexts();
  const { project, since, by, statements, statements_total, latest_result, improvements } = entry;
  const { id, name, customer, freelancer, budget } = project;
  const obstacle = actionOf(project, 'resolve_case')?.reason;
  const facts = [
    {
      label: kit('role.customer'),
      value: <PersonWithPhoto person={customer} side="customer" />,
    },
    {
      label: kit('role.freelancer'),
      value: freelancer && <PersonWithPhoto person={freelancer} side="freelancer" />,
    },
    { label: t('cases.atStake'), value: <Money amount={budget} /> },
    { label: t('cases.improvements'), value: improvements },
  ];
  return (
    <QueueCard
      title={<TextLink to={projectPath(id)}>{name}</TextLink>}
      facts={
        <Rich
          text={by ? t(`cases.${lastChangeOf(project)}`, { name: nameOf(by) }) : t('cases.openedByClock')}
          marks={{ since: () => <DateTime value={since} show="relative" /> }}
        />
      }
      mark={<ProjectMarks project={project} />}
      actions={
        <>
          {can(project, 'resolve_case') && <DecideButton project={project} onDecide={onDecide} />}
          <ButtonLink to={projectPath(id)} variant="outlined" color="inherit">
            {t('cases.project')}
          </ButtonLink>
        </>
      }
    >
      <TimerNote project={project} />
      <Facts even facts={facts} />
      {statements.map((statement) => (
        <StatementEntry key={statement.id} projectId={id} statement={statement} />
      ))}
      {statements_total > statements.length && (
        <Typography color="textSecondary">
          {t('cases.moreStatements', { count: statements_total - statements.length })}
        </Typography>
      )}
      <DecisionFacts project={project} />
      {project.taken && (
        <Typography color="textSecondary">
          <TakenText taken={project.taken} />
        </Typography>
      )}
      {obstacle && obstacle !== 'taken' && (
        <Typography color="textSecondary">{kit(`reason.${obstacle}`)}</Typography>
      )}
      <LatestVersion projectId={id} result={latest_result} />
    </QueueCard>
  );
}

/** The last change of the case. */
function lastChangeOf({ case: open, decision }: Project) {
  if (open === 'decided') return 'decidedBy';
  return decision ? 'appealedBy' : 'openedBy';
}
