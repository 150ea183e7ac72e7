/**
 * The dotted key of every text in a locale file.
 *
 * @example
 * type Key = TextKey<{ create: { title: string } }>; // 'create.title'
 */
export type TextKey<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string ? Key : `${Key}.${TextKey<Texts[Key]>}`;
}[keyof Texts & string];
