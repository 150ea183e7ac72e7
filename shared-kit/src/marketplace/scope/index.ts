/** What each service of the catalogue includes; its texts are loaded by the pages that show them. */
export { ServiceScope } from './service-scope.tsx';
