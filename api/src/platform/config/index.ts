export { ConfigError, readSettings, type Environment, type Settings } from './settings.ts';
