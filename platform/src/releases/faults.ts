import type { ReleaseFault } from '@metier/contract/operations';

/** An incompatibility: the sentence that commands print, with its code and values for pages in other languages. */
export type Fault = ReleaseFault;
type Code = NonNullable<Fault['code']>;

/** All that the gate finds. The managers' page has the same in its languages. */
export const SENTENCES = {
  door: '{{app}} uses {{name}}, which the shell does not provide: release the shell first.',
  names: '{{app}} uses {{names}} of {{door}}, which the shell does not provide: release the shell first.',
  icon: '{{app}} uses the icon {{icon}}, which the shell does not provide: release the shell first.',
  menuIcon:
    '{{app}} uses the icon {{icon}} for {{path}}, which the shell does not provide: release the shell first.',
  words:
    '{{app}} uses the words {{words}} of the kit, which the shell does not provide: release the shell first.',
  widget:
    '{{app}} shows the widget {{widget}}, which no remote provides: release the one that has it first, or together by `npm run release`.',
  link: '{{app}} links to the page {{path}}, which no app has: release the one that has it first, or together by `npm run release`.',
  call: '{{app}} uses {{call}}, which the API does not have: deploy the API first.',
  language: '{{app}} lacks texts in {{language}}: all. Add its {{language}}.json.',
  texts: '{{app}} lacks texts in {{language}}: {{keys}}. Add them to its {{language}}.json.',
  manyTexts:
    '{{app}} lacks texts in {{language}}: {{keys}} and {{more}} more. Add them to its {{language}}.json.',
  sameGlobal: '{{app}} and {{other}} both make the global {{global}}: rename one of them.',
  pageOfShell: '{{app}} and the shell both have the page {{path}}: rename it.',
  pageTwice: '{{app}} has the page {{path}} twice for the same role: rename one of them.',
  samePage: '{{app}} and {{other}} both have the page {{path}} for the same role: rename one of them.',
  sameWidget: '{{app}} and {{other}} both have the widget {{widget}}: rename one of them.',
  manifest:
    'The manifest of {{app}} {{release}} cannot be read, so nothing can be compared with it: release or roll back {{app}} first.',
  heavyPage:
    '{{app}}: the page {{path}} takes {{bytes}} bytes of its own, its budget is {{budget}}. Load on demand what it does not show at first (onDemand), or leave a library to a door of the kit.',
  registry: '{{file}} cannot be read, and what it changed would be undone: restore it first.',
} as const satisfies Record<Code, string>;

type NamesIn<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}` ? Name | NamesIn<Rest> : never;
type ValuesOf<C extends Code> = Readonly<Record<NamesIn<(typeof SENTENCES)[C]>, string | number>>;

/** @example faultOf('call', { app: 'customer', call: 'GET /api/a' }).text // 'customer uses GET /api/a, which …' */
export function faultOf<C extends Code>(code: C, values: ValuesOf<C>): Fault {
  const given = new Map<string, string | number>(Object.entries(values));
  const text = SENTENCES[code].replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(given.get(name)));
  return { text, code, values };
}

/** A fault that only occurs together with canaries. */
export const withCanaries = (fault: Fault, canaries: readonly string[]): Fault => ({
  ...fault,
  text: `${fault.text} (With the canary of ${canaries.join(' and ')}.)`,
  canaries,
});
