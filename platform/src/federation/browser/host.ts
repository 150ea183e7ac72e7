import { consumeShared, type LoadShared } from './consume-shared.ts';
import { DOORS } from './doors.ts';

const REACT: Readonly<Record<string, () => Promise<unknown>>> = {
  react: () => import(/* webpackMode: "eager" */ 'react'),
  'react/jsx-runtime': () => import(/* webpackMode: "eager" */ 'react/jsx-runtime'),
  'react-dom': () => import(/* webpackMode: "eager" */ 'react-dom'),
};

/** Remotes of before the contract was a package take it by its old name. */
const DOOR = /^@metier\/(?:shared-kit\/(.+)|(contract))$/;

/** Whether a remote fits the shell is decided at its release: a module that is not shared fails its chunk alone. */
const load: LoadShared = async (name) => {
  const [, door, contract] = DOOR.exec(name) ?? [];
  const given = REACT[name] ?? DOORS[door ?? contract ?? ''];
  if (!given) throw new Error(`The shell does not share ${name}.`);
  return given();
};

/**
 * What a remote's entry, as `ModuleFederationPlugin` generates it, calls of a federation runtime. React and the kit's doors
 * exist once, without versions, and come from the shell alone, so all that remains of one is to load them by name.
 * Why: docs/decisions/0003-federation-sharing.md.
 */
export const federation = {
  /** Asked for by the entry, which only looks whether it is there. */
  runtime: {},
  bundlerRuntime: {
    /** The entry's instance of the runtime: it holds nothing. */
    init: () => ({}),
    /** Takes a share scope, of which there is none. */
    initContainerEntry: () => {},
    consumes: consumeShared(load),
  },
};
