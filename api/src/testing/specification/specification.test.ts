import { describe, expect, test } from '@jest/globals';
import { examples } from '@metier/contract/examples';
import { operations } from '@metier/contract/operations';
import { openApiDocument } from '../../platform/openapi/openapi-document.ts';
import { SPECIFIED_CALLS } from './specified-calls.ts';

interface ObjectSchema {
  readonly properties?: object;
  readonly required?: readonly string[];
}
type Content = Readonly<Record<string, { readonly schema: ObjectSchema }>>;
interface Described {
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly required?: boolean }[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: { readonly 200: { readonly content: Content } };
}

const { paths } = openApiDocument(operations, examples);
const describedCall = (call: string): Described | undefined => {
  const [method = '', path = ''] = call.split(' ');
  return paths[path]?.[method.toLowerCase()] as Described | undefined;
};
const onlySchema = (content: Content | undefined): ObjectSchema =>
  Object.values(content ?? {})[0]?.schema ?? {};

describe.each(Object.entries(SPECIFIED_CALLS))('%s', (call, { query, body, reply, file }) => {
  const described = describedCall(call);
  const parameters = (described?.parameters ?? []).filter((parameter) => parameter.in === 'query');

  test('exists', () => {
    expect(described).toBeDefined();
  });

  test('accepts everything specified and requires nothing else', () => {
    const names = parameters.map(({ name }) => name);
    const needed = parameters.filter(({ required }) => required).map(({ name }) => name);
    if (query !== undefined || needed.length > 0) expectToTake(query, names, needed);
    if (body === undefined) return;
    const { properties = {}, required = [] } = onlySchema(described?.requestBody?.content);
    expectToTake(body, Object.keys(properties), required);
  });

  test('returns everything specified', () => {
    const content = described?.responses[200].content;
    if (file !== undefined) expect(Object.keys(content ?? {})).toEqual([file]);
    const named = namesOf(reply).map(({ name }) => name);
    expect(onlySchema(content).required ?? []).toEqual(expect.arrayContaining(named));
  });
});

/** Expects that all specified names are accepted and only the mandatory ones required. */
function expectToTake(
  specified: string | undefined,
  taken: readonly string[],
  needed: readonly string[],
): void {
  const names = namesOf(specified);
  expect(taken).toEqual(expect.arrayContaining(names.map(({ name }) => name)));
  const sent = names.filter(({ isOptional }) => !isOptional).map(({ name }) => name);
  expect(sent).toEqual(expect.arrayContaining([...needed]));
}

const namesOf = (names = ''): { readonly name: string; readonly isOptional: boolean }[] =>
  names
    .split(' ')
    .filter((name) => name !== '')
    .map((name) => ({ name: name.replace('?', ''), isOptional: name.endsWith('?') }));
