import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser';
import { RULES } from './rules.ts';

/** An import that a rule forbids. */
export interface Breach {
  readonly rule: string;
  readonly from: string;
  readonly to: string;
  /** Why, and what to do instead. */
  readonly comment: string;
}

const OPTIONS: ICruiseOptions = {
  // TypeScript 7 has no API that dependency-cruiser could read with.
  parser: 'swc',
  validate: true,
  doNotFollow: { path: 'node_modules' },
  exclude: { path: '^platform/law/fixture/' },
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['import', 'types', 'default'],
    extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
  },
};

/** All imports in the folders of a workspace that break the law. */
export async function findBreaches(root: string, folders: readonly string[]): Promise<Breach[]> {
  const { output } = await cruise([...folders], {
    ...OPTIONS,
    baseDir: root,
    ruleSet: { forbidden: [...RULES] },
  });
  const comments = new Map(RULES.map(({ name, comment }) => [name, comment]));
  return (output as ICruiseResult).summary.violations.map(({ rule, from, to }) => ({
    rule: rule.name,
    from,
    to,
    comment: comments.get(rule.name) ?? '',
  }));
}
