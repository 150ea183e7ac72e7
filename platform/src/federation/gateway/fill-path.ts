/**
 * Fills the parameters of a page's address into another address that uses them. The router's `generatePath` fills a
 * parameter only at the beginning of a path segment.
 *
 * @example fillPath('/api/projects/project?project_id=:id', { id: '4711' }) // '/api/projects/project?project_id=4711'
 */
export const fillPath = (address: string, params: Readonly<Record<string, string>>): string =>
  address.replaceAll(/:([A-Za-z]\w*)/g, (named, name: string) => params[name] ?? named);
