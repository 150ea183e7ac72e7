import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { dayAfter } from '@metier/contract';
import { examples } from '@metier/contract/examples';
import { operations, type Call } from '@metier/contract/operations';
import { localClient, type Answer } from '../../platform/http/index.ts';
import { openApiDocument } from '../../platform/openapi/openapi-document.ts';
import { idsInProject } from './ids-in-project.ts';
import type { MatrixWorld } from './matrix-world.ts';
import type { Caller } from './callers.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The part of an OpenAPI operation that a request is built from. */
interface DescribedOperation {
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly example?: unknown }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly example?: Fields }>> };
}

const { paths } = openApiDocument(operations, examples);

/** The operations of the OpenAPI document by call. */
export const DESCRIBED: ReadonlyMap<string, DescribedOperation> = new Map(
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => [
      `${method.toUpperCase()} ${path}`,
      operation as DescribedOperation,
    ]),
  ),
);

/** Calls about a file that nothing names yet; a new one for each, because one of them deletes it. */
const ABOUT_UPLOADS: ReadonlySet<Call> = new Set(['PUT /api/files', 'DELETE /api/files']);

/** What the OpenAPI example cannot say: the whole upload, with its place. Each is new content, which is not stored yet. */
const { size = 0 } = examples['POST /api/files'].body;
const wholeUpload = () => ({
  body: Readable.from([randomBytes(size)]),
  headers: {
    'content-type': 'application/octet-stream',
    'content-range': `bytes 0-${size - 1}/${size}`,
  },
});

/** Sends a call's example as a caller, with the ids of this world. */
export async function sendExample(
  world: MatrixWorld,
  call: Call,
  caller: Caller,
  projectId: string,
): Promise<Answer<Call>> {
  const { parameters = [], requestBody } = DESCRIBED.get(call) ?? {};
  const inProject = ABOUT_UPLOADS.has(call)
    ? { file_id: await world.upload() }
    : await idsInProject(world, caller, projectId);
  const real = (example: Fields) => withRealIds(example, inProject, call, world, caller, projectId);
  const shown = parameters.filter((parameter) => parameter.in === 'query' && 'example' in parameter);
  const query = real(Object.fromEntries(shown.map(({ name, example }) => [name, example])));
  const [content] = Object.values(requestBody?.content ?? {});
  const sent =
    call === 'PUT /api/files' ? wholeUpload() : { body: content?.example && real(content.example) };
  return localClient(world.app.server, world.headers[caller]).send(call, { query, ...sent } as never);
}

function withRealIds(
  example: Fields,
  inProject: Fields,
  call: Call,
  { app, executor, owner, idOf }: MatrixWorld,
  caller: Caller,
  projectId: string,
): Fields {
  const users: Partial<Record<Call, string>> = {
    'GET /api/customer/profile': owner.id,
    'GET /api/freelancer/profile': executor.id,
    'POST /api/customer/invite_freelancer': executor.id,
    'GET /api/manager/people/person': executor.id,
    'GET /api/manager/people/ledger': executor.id,
    'GET /api/manager/people/cases': executor.id,
    'GET /api/manager/people/notes': executor.id,
    'POST /api/manager/people/notes': executor.id,
  };
  const ids: Partial<Record<Call, string>> = {
    'GET /api/freelancers/profile': executor.id,
    'GET /api/freelancers/portfolios': executor.id,
    'GET /api/public/freelancer': executor.id,
    'GET /api/my_freelancers': owner.id,
  };
  const real: Fields = {
    ...inProject,
    id: ids[call],
    project_id: projectId,
    projectId,
    user_id: users[call] ?? idOf(caller),
    freelancer_id: executor.id,
    deadline: dayAfter(app.clock.now(), 14),
    period: String(app.clock.now().getUTCFullYear()),
  };
  return Object.fromEntries(Object.entries(example).map(([name, value]) => [name, real[name] ?? value]));
}
