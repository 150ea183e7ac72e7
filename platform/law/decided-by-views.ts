import type { IModule } from 'dependency-cruiser';

/**
 * Commands that read a view by a query of their domain, with the reason. All others ask the domain that owns what they
 * decide by, in its own transaction.
 */
export const DECIDED_BY_VIEWS: Readonly<Record<string, string>> = {
  'api/src/domains/documents/commands/issue-agreement.ts':
    'prints what it reads; the facts of an assignment never change',
  'api/src/domains/documents/commands/issue-invoice.ts':
    'prints what it reads, and issues a corrected one after a change',
  'api/src/domains/notifications/commands/claim-unmailed.ts':
    'job; each conversation is claimed by compare-and-set',
  'api/src/domains/notifications/commands/mail-unread.ts':
    'job; whether the daily mail must be scheduled, which reads again',
  'api/src/domains/searches/commands/notify-of-project.ts':
    'job; a change that it misses costs a mail too many',
  'api/src/domains/support/commands/ask-support.ts':
    'projects asks support, which cannot ask it; the sides of a project stay',
};

const COMMAND = /^api\/src\/domains\/[^/]+\/(.*\/)?commands\/[^/]+\.ts$/;
const QUERY = /\/queries\/[^/]+\.ts$/;
const VIEW = /^api\/src\/views\//;

/** Commands that import a query of their own domain which imports a view; types do not count. */
export function commandsOverViews(modules: readonly IModule[]): { command: string; query: string }[] {
  const imports = new Map(
    modules.map(({ source, dependencies }) => [
      source,
      dependencies
        .filter(({ dependencyTypes }) => !dependencyTypes.includes('type-only'))
        .map(({ resolved }) => resolved),
    ]),
  );
  const domainOf = (file: string) => file.split('/')[3];
  const isOverView = (file: string) => imports.get(file)?.some((imported) => VIEW.test(imported)) ?? false;
  return [...imports]
    .filter(([file]) => COMMAND.test(file) && !file.includes('.test.'))
    .flatMap(([command, files]) =>
      files
        .filter((file) => QUERY.test(file) && domainOf(file) === domainOf(command) && isOverView(file))
        .map((query) => ({ command, query })),
    );
}
