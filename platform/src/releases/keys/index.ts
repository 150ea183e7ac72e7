export { DeployKeys } from './deploy-keys.ts';
