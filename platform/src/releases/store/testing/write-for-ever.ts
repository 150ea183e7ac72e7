import { wholeContent } from './whole-content.ts';
import { FolderStore } from '../folder-store.ts';

/** Writes into the given folder under the given name until it is killed. */
const [folder = '', writer = ''] = process.argv.slice(2);
const store = new FolderStore(folder);

console.log('started');
for (let number = 0; ; number++) {
  await store.put(`put/${writer}`, wholeContent(`${writer} puts ${number}`));
  await store.createOnce(`once/${writer}-${number}`, wholeContent(`${writer} creates ${number}`));
}
