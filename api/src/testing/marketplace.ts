import { afterAll } from '@jest/globals';
import { createTestApp, type TestApp, type TestAppOptions } from './create-test-app.ts';
import { newPerson, type TestPerson } from './people.ts';
import { advanceProject, type ProjectOptions, type Stage } from './projects.ts';

/** The application of a test file, with one person of each role. */
export interface Marketplace {
  readonly app: TestApp;
  readonly customer: TestPerson;
  readonly freelancer: TestPerson;
  readonly manager: TestPerson;
  /** Creates a project of the two, or of other given people, and advances it to a stage; returns its id. */
  readonly projectAt: (stage: Stage, options?: Partial<ProjectOptions>) => Promise<string>;
}

/**
 * The usual setup of an API test. Closed after the last test of the file.
 *
 * @example const { app, customer, projectAt } = await marketplace(); const project_id = await projectAt('delivered', {
 *   edits: 2 });
 */
export async function marketplace(options?: TestAppOptions): Promise<Marketplace> {
  const app = await createTestApp(options);
  afterAll(() => app.close());
  const parties = {
    customer: await newPerson(app, 'customer'),
    freelancer: await newPerson(app, 'freelancer'),
    manager: await newPerson(app, 'manager'),
  };
  return {
    app,
    ...parties,
    projectAt: (stage, changes) => advanceProject(app, stage, { ...parties, ...changes }),
  };
}
