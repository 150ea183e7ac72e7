import { LIMITS } from '@metier/contract';
import { isImage, megabytesOf } from '@metier/shared-kit/files/images';
import { array, message, mixed, object, requiredText, rules, string } from '@metier/shared-kit/forms';

const { images, imageBytes, altLength } = LIMITS.portfolio;
const isFile = (value: unknown): value is File => value instanceof File;

/** The chosen cover: the id of an existing image or a new file; undefined for the first. */
export type Cover = string | File | undefined;

const alts = array(rules.optionalTitle(altLength)).required();

/** Schema of a work: texts, links, kept and new images with their alternative texts, cover. Source: product.md §6. */
export const workSchema = object({
  title: rules.title(),
  description: requiredText(LIMITS.descriptionLength),
  links: rules.links().required(),
  /** Ids of existing images to keep. */
  kept: array(string().required()).required(),
  /** Alternative texts of all existing images, in their order. */
  kept_alts: alts,
  cover: mixed((value: unknown): value is Cover & {} => typeof value === 'string' || isFile(value)),
  /** Alternative texts of the new files, in their order. */
  alts,
  /** New files. */
  images: array(
    mixed(isFile)
      .required()
      .test(
        'size',
        message('validation.imageSize', { megabytes: megabytesOf(imageBytes) }),
        (file) => file.size <= imageBytes,
      )
      .test('kind', ({ value }) => message('validation.imageKind', { name: (value as File).name }), isImage),
  )
    .required()
    .test('count', message('validation.tooManyImages', { max: images }), (added, { parent }) => {
      const { kept } = parent as { kept: readonly string[] };
      return added.length + kept.length <= images;
    }),
});
