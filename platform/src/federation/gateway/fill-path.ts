/**
 * Puts the parameters of a page's address into another address that names them.
 *
 * @example fillPath('/api/projects/project?project_id=:id', '/app/projects/:id', '/app/projects/4711')
 * // '/api/projects/project?project_id=4711'
 */
export function fillPath(address: string, pattern: string, path: string): string {
  const given = path.split('/');
  return pattern.split('/').reduce((filled, segment, position) => {
    const value = given[position];
    if (!segment.startsWith(':') || value === undefined) return filled;
    return filled.replace(segment.replace(/\?$/, ''), () => value);
  }, address);
}
