import { beforeEach } from '@jest/globals';
import { type Language, projectPath } from '@metier/contract';
import type { Project } from '@metier/shared-kit/marketplace/project';
import { fakeServer, renderPage, screen, within } from '@metier/shared-kit/testing';
import {
  aConversation,
  aProject,
  FREELANCER,
  heldMoney,
  NO_PROJECT_REVIEWS,
  offering,
  pressStep,
} from '@metier/shared-kit/marketplace/testing';
import de from '../../../locales/de.json' with { type: 'json' };
import en from '../../../locales/en.json' with { type: 'json' };
import { Page } from '../pages/project-page.tsx';

/** A fake server with a project without results, improvements, comments, activity, invitations and responses. */
export function projectServer() {
  const server = fakeServer();
  beforeEach(() => {
    const none = { page: 1, pages: 1, total: 0 };
    server.answers('GET /api/projects/case/statements', { statements: [], ...none });
    server.answers('GET /api/projects/project_card/results', { results: [], ...none });
    server.answers('GET /api/projects/project_card/improvements', { improvements: [], ...none });
    server.answers('GET /api/conversations/messages', aConversation());
    server.answers('GET /api/reviews/project', NO_PROJECT_REVIEWS);
    server.answers('GET /api/projects/project_card/activity', { activity: [], ...none });
    server.answers('GET /api/customers/projects/invitations', { invitations: [], ...none });
    server.answers('GET /api/customers/projects/responses', { responses: [], ...none });
  });
  return server;
}

/** A project with a delivered result. */
export const checking = (over: Partial<Project> = {}) =>
  aProject({
    status: 'checking',
    freelancer: FREELANCER,
    money: heldMoney(),
    edits_left: 1,
    next_timer: { what: 'review_over', at: '2026-02-21T09:00:00Z' },
    available_actions: offering(
      'accept_result',
      'request_changes',
      'extend_review',
      'request_refund',
      'complain',
    ),
    ...over,
  });

/** Renders a project for its customer. `press` takes a step of the page, `answer` one of a dialog. */
export async function showProject(
  server: ReturnType<typeof projectServer>,
  project: Project,
  language: Language = 'en',
) {
  server.answers('GET /api/projects/project', { project });
  const page = await renderPage(<Page />, {
    path: projectPath(project.id),
    route: projectPath(':id'),
    as: 'customer',
    texts: { customer: { en, de } },
    language,
  });
  await screen.findByRole('heading', { level: 1, name: project.name });
  const press = (name: string) => pressStep(page.person, name);
  const answer = async (title: string, name: string) =>
    page.person.click(
      within(await screen.findByRole('dialog', { name: title })).getByRole('button', { name }),
    );
  return { ...page, press, answer };
}
