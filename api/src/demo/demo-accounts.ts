import type { Role } from '@metier/contract';

/** A person of the demo world, with a public password. */
export interface DemoAccount {
  readonly type_client: Role;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly password: string;
}

/** The people of the demo world, shown at start and on the sign-in page. Source: product.md §11. */
export const demoAccounts = {
  clara: {
    type_client: 'customer',
    first_name: 'Clara',
    last_name: 'Winter',
    email: 'customer@metier.example',
    password: 'Customer-demo-1',
  },
  felix: {
    type_client: 'freelancer',
    first_name: 'Felix',
    last_name: 'Brandt',
    email: 'freelancer@metier.example',
    password: 'Freelancer-demo-1',
  },
  nora: {
    type_client: 'freelancer',
    first_name: 'Nora',
    last_name: 'Lindqvist',
    email: 'writer@metier.example',
    password: 'Writer-demo-1',
  },
  mona: {
    type_client: 'manager',
    first_name: 'Mona',
    last_name: 'Keller',
    email: 'manager@metier.example',
    password: 'Manager-demo-1',
  },
  /** Decides the appeals of Mona's decisions. */
  otto: {
    type_client: 'manager',
    first_name: 'Otto',
    last_name: 'Seidel',
    email: 'appeals@metier.example',
    password: 'Appeals-demo-1',
  },
} as const satisfies Record<string, DemoAccount>;

/** Name of a demo person. */
export type DemoName = keyof typeof demoAccounts;
