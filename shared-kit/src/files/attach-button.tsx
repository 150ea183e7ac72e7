import { useRef } from 'react';
import { useKitTexts } from '../i18n/index.ts';
import { Button, Icon } from '../ui/index.ts';
import type { Uploads } from './use-uploads.ts';

/** Opens the browser's file picker, for one or several files. */
export function AttachButton({ uploads }: { uploads: Pick<Uploads, 'add'> }) {
  const t = useKitTexts();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={t('files.attach')}
        onChange={({ target }) => {
          uploads.add(target.files ?? []);
          // Allows choosing the same file again.
          target.value = '';
        }}
      />
      <Button
        color="inherit"
        data-attach
        startIcon={<Icon name="attach" />}
        onClick={() => input.current?.click()}
      >
        {t('files.attach')}
      </Button>
    </>
  );
}
