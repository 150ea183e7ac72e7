export { type DeployKey, DeployKeys, isExpired } from './deploy-keys.ts';
