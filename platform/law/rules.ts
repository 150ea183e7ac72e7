import type { IForbiddenRuleType } from 'dependency-cruiser';
import { doorRules } from './door-rules.ts';

const APP = '^(shell|remote-[^/]+)/src/';
const CONTRACT = '^shared-kit/contract/src/';
/** The part of federation that runs in the page. */
const LOADER = '^platform/src/federation/browser/';
const DOMAIN = '^api/src/domains/([^/]+)/';
const VIEWS = '^api/src/views/';
const DOMAIN_DOOR = '^api/src/domains/[^/]+/index\\.ts$';
const KIT_DOOR = ['^shared-kit/src/.*/index\\.tsx?$', `${CONTRACT}[^/]+\\.ts$`, '\\.json$'];
/** Tests, benchmarks and their helpers may import what they test. */
const BENCH = '^platform/src/bench/';
const TEST = `\\.test\\.tsx?$|/testing/|${BENCH}`;
const PURE = '.*\\b(rules/.+|[^/]+\\.policy)\\.ts$';

/** A library, by its installed path, or by its name if it is not installed. */
const library = (names: string): string => `(^|node_modules/)(${names})(/|$)`;
const REACT = library('react|react-dom|@types/react|@types/react-dom');

/**
 * Import rules, by folder and name patterns, so that they cover new remotes, features and domains. Type-only imports
 * count unless a rule excludes them.
 */
export const RULES: readonly IForbiddenRuleType[] = [
  {
    name: 'apps-import-only-the-kit',
    comment: 'An app is released alone: it knows nothing but itself, the kit and React.',
    from: { path: APP, pathNot: TEST },
    to: {
      pathNot: ['^$1/src/', LOADER, CONTRACT, '^shared-kit/src/', REACT],
    },
  },
  {
    name: 'only-the-shell-loads-remotes',
    comment: 'A remote does not know which other remotes are in the page.',
    from: { pathNot: ['^shell/src/', LOADER] },
    to: { path: LOADER },
  },
  {
    name: 'the-loader-runs-in-the-page',
    comment: 'What loads remotes in the browser knows the kit and React, and nothing of Node.',
    from: { path: LOADER, pathNot: TEST },
    to: { pathNot: [LOADER, CONTRACT, '^shared-kit/src/', REACT] },
  },
  {
    name: 'only-the-build-knows-federation',
    comment: 'The build makes containers of remotes; the shell loads them without a runtime of the library.',
    from: { pathNot: '^platform/src/federation/build/' },
    to: { path: library('@module-federation/[^/]+') },
  },
  {
    name: 'features-are-islands',
    comment: 'A feature can be deleted with its folder. Move shared code to the parent folder or the kit.',
    from: { path: '^((?:shell|remote-[^/]+)/src/features)/([^/]+)/' },
    to: { path: '^$1/', pathNot: '^$1/$2/' },
  },
  {
    name: 'shared-knows-no-feature',
    comment: 'What features share depends on none of them, so that each can be deleted.',
    from: { path: '^(remote-[^/]+/src)/shared/', pathNot: TEST },
    to: { path: '^$1/features/' },
  },
  {
    name: 'pages-are-loaded-when-opened',
    comment: 'A manifest that imports a page makes everybody download it.',
    from: { path: '^remote-[^/]+/src/manifest\\.ts$' },
    to: { path: '/features/', dependencyTypesNot: ['dynamic-import'] },
  },
  {
    name: 'kit-knows-no-app',
    comment: 'The kit must not depend on a particular app.',
    from: { path: '^shared-kit/' },
    to: { path: '^(shell|remote-[^/]+|api|platform|e2e)/' },
  },
  {
    name: 'kit-by-its-doors',
    comment: 'Modules not exported by a door are internal.',
    from: { pathNot: '^shared-kit/' },
    to: { path: '^shared-kit/', pathNot: KIT_DOOR },
  },
  {
    name: 'neutral-folders-do-not-import-marketplace',
    comment: 'Other kit folders are product-neutral; product code belongs in marketplace/.',
    from: { path: '^shared-kit/src/(?!marketplace/)', pathNot: TEST },
    to: { path: '^shared-kit/src/marketplace/' },
  },
  {
    name: 'ui-knows-no-remote',
    comment: 'UI components must not depend on remotes.',
    from: { path: '^shared-kit/src/ui/', pathNot: TEST },
    to: { path: '^shared-kit/src/remote/' },
  },
  {
    name: 'http-knows-no-registry',
    comment: 'A request does not depend on which releases are live.',
    from: { path: '^shared-kit/src/http/', pathNot: TEST },
    to: { path: '^shared-kit/src/registry/' },
  },
  {
    name: 'contract-stands-alone',
    comment: 'Browser and server read it: no React, no DOM, no Node.',
    from: { path: CONTRACT, pathNot: TEST },
    to: { pathNot: [CONTRACT, library('typebox|ajv|ajv-formats')] },
  },
  {
    name: 'browser-knows-operations-by-type',
    comment:
      'Schemas, validators and the texts of all languages are many kilobytes that a browser must not download.',
    from: { path: `${APP}|${LOADER}|^shared-kit/src/`, pathNot: TEST },
    to: {
      path: `${CONTRACT}(operations?|shared-texts|validation)(\\.ts|/)`,
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'one-module-for-validation',
    comment: 'The API and the server of component tests refuse by the same code: contract/validation.ts.',
    from: { pathNot: `${CONTRACT}validation\\.ts$` },
    to: { path: library('ajv|ajv-formats') },
  },
  {
    name: 'api-imports-only-the-contract',
    comment: 'The contract is all that API and browser share.',
    from: { path: '^api/' },
    to: { path: '^(shell|remote-[^/]+|platform|e2e|shared-kit)/', pathNot: CONTRACT },
  },
  {
    name: 'platform-knows-no-domain',
    comment: 'api/src/platform is product-neutral.',
    from: { path: '^api/src/platform/', pathNot: TEST },
    to: { path: '^api/src/(?!platform/)' },
  },
  {
    name: 'domains-by-their-front-door',
    comment: 'Across domains only through index.ts, with the transaction of the caller.',
    from: { path: DOMAIN, pathNot: TEST },
    to: { path: DOMAIN, pathNot: ['^api/src/domains/$1/', DOMAIN_DOOR] },
  },
  {
    name: 'domains-seen-from-outside',
    comment: 'Code outside of the domains imports their index.ts only, too.',
    from: { path: '^(api|platform|e2e)/', pathNot: [TEST, DOMAIN] },
    to: { path: DOMAIN, pathNot: DOMAIN_DOOR },
  },
  {
    name: 'views-do-not-import-domains',
    comment:
      'A view is a statement over the tables of several domains; business rules belong to the domains.',
    from: { path: VIEWS, pathNot: TEST },
    to: { path: '^api/src/', pathNot: [VIEWS, '^api/src/platform/'] },
  },
  {
    name: 'only-queries-read-views',
    comment: 'A view is a read of a screen. Commands read facts through index.ts of the owning domain.',
    from: { path: '^api/src/', pathNot: [TEST, VIEWS, `${DOMAIN}.*\\bqueries/`, '^api/src/app\\.ts$'] },
    to: { path: VIEWS },
  },
  {
    name: 'queries-know-no-commands',
    comment: 'A read does not write; a command may read by a query.',
    from: { path: `${DOMAIN}.*\\bqueries/`, pathNot: TEST },
    to: { path: `${DOMAIN}.*\\bcommands/` },
  },
  {
    name: 'rules-are-pure',
    comment:
      'Rules and policies are plain functions over plain data: no I/O, clock, randomness or framework.',
    from: { path: `${DOMAIN}${PURE}`, pathNot: TEST },
    to: {
      pathNot: [`^api/src/domains/[^/]+/(index\\.ts$|${PURE})`, CONTRACT, '^api/src/platform/(errors|http)/'],
    },
  },
  {
    name: 'rules-know-actors-by-type',
    comment: 'A policy may name who acts, and nothing else of HTTP.',
    from: { path: `${DOMAIN}${PURE}`, pathNot: TEST },
    to: { path: '^api/src/platform/http/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'only-repositories-speak-sql',
    comment: 'In a domain, tables are known to its repositories and migrations.',
    from: { path: DOMAIN, pathNot: [TEST, '\\.(repository|table|migrations)\\.ts$'] },
    to: { path: library('kysely|pg') },
  },
  {
    name: 'platform-knows-no-app',
    comment: 'The platform finds apps by their folders and the API by its two front doors.',
    from: { path: '^platform/', pathNot: TEST },
    to: { path: ['^(shell|remote-[^/]+|e2e)/', '^api/src/(?!(platform/)?index\\.ts$)'] },
  },
  {
    name: 'servers-know-two-doors-of-the-kit',
    comment:
      'What runs in Node shares with the page the format of the registry and the names of its globals.',
    from: { path: '^platform/', pathNot: [TEST, LOADER] },
    to: { path: '^shared-kit/src/', pathNot: '^shared-kit/src/(registry|page)/' },
  },
  {
    name: 'tests-are-not-the-product',
    comment: 'Test helpers must not be shipped.',
    from: { pathNot: [TEST, '^e2e/'] },
    to: { path: TEST, pathNot: BENCH },
  },
  {
    name: 'no-circles',
    comment: 'Merge files that import each other, or move the shared part to a third file; types count.',
    from: {},
    to: { circular: true },
  },
  ...doorRules(library),
];
