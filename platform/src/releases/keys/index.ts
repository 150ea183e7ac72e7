export { type DeployKey, DeployKeys } from './deploy-keys.ts';
