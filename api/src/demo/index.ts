export { demoAccounts, type DemoAccount } from './demo-accounts.ts';
export { registerDemo } from './demo-routes.ts';
export { demoMigrations } from './demo-state.repository.ts';
export { dropHalfDemoWorld, ensureDemoWorld } from './ensure-demo-world.ts';
