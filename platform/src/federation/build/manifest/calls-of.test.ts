import { expect, test } from '@jest/globals';
import { callsIn } from './calls-of.ts';

test.each([
  ['a call', 'use("GET /api/catalogue")', ['GET /api/catalogue']],
  ['a method of the client', 'n.post("/api/auth/signout",{body:b})', ['POST /api/auth/signout']],
  ['a client of another bundle', '(0,a.http).delete( `/api/x`)', ['DELETE /api/x']],
  [
    'an address alone, with a query',
    'reads:["/api/projects/project?project_id=:id"]',
    ['* /api/projects/project'],
  ],
  ['an address that a call names, too', 'f("GET /api/x");f("/api/x?page=1")', ['GET /api/x']],
  ['a part known only at run time', 'f(`GET /api/${e}/cases`)', ['GET /api/*/cases']],
  [
    'an address with a joined end',
    'n.get("/api/x/"+e+"/y");f("GET /api/x" + q)',
    ['GET /api/x**', 'GET /api/x/**'],
  ],
  ['a part with braces of its own', 'f(`GET /api/x/${e({a:1})}/y`)', ['GET /api/x/***']],
  ['what is joined before an address', 'f(o+"/api/x")', ['* /api/x']],
  ['each once, in order', 'f("GET /api/b");f(\'GET /api/a\');f("GET /api/b")', ['GET /api/a', 'GET /api/b']],
  ['another address', 'f("/apis/x");f("GET /health")', []],
])('%s', (_what, code, calls) => {
  expect(callsIn(code)).toEqual(calls);
});
