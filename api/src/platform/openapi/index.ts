export { registerOpenApi } from './register-openapi.ts';
