import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Folders of browser code. */
const PACKAGES = /^(shell|shared-kit|remote-.+)$/;
const NO_SCREEN = /\.test\.tsx?$|^shared-kit\/src\/(marketplace\/)?testing\//;

/** Source files of browser code without tests, relative to the workspace. */
export function browserSources(root: string): string[] {
  const packages = readdirSync(root).filter((name) => PACKAGES.test(name));
  return packages
    .flatMap((name) =>
      readdirSync(join(root, name, 'src'), { recursive: true, encoding: 'utf8' }).map((path) =>
        join(name, 'src', path),
      ),
    )
    .filter((path) => /\.tsx?$/.test(path) && !NO_SCREEN.test(path));
}
