/** A person's full name. Example: `nameOf({ first_name: 'Ada', last_name: 'Kern' }) // 'Ada Kern'`. */
export const nameOf = ({
  first_name,
  last_name,
}: {
  readonly first_name: string;
  readonly last_name: string;
}): string => `${first_name} ${last_name}`;
