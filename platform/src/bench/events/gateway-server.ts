import { createGateway } from '../../federation/gateway/index.ts';
import { FolderStore, ReleaseStore } from '../../releases/index.ts';

/** Serves a product and sends its origin to the parent process. Arguments: folder of the store, URL of the API. */
const [folder, url] = process.argv.slice(2);
const store = new ReleaseStore(new FolderStore(String(folder)));
const gateway = await createGateway({ store, api: { url: String(url) } });
process.send?.(await gateway.listen({ port: 0, host: 'localhost' }));
