import type { Language, Role } from '@metier/contract';
import type { Registry } from '@metier/shared-kit/registry';
import { renderPage } from '@metier/shared-kit/testing';
import type { User } from '@metier/shared-kit/session';
import { LiveRegistry, RegistryProvider } from '@metier/platform/federation';
import { Frame } from '../frame/frame.tsx';
import de from '../locales/de.json' with { type: 'json' };
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import fr from '../locales/fr.json' with { type: 'json' };
import { CurrentPage } from '../routing/current-page.tsx';
import { registry } from '@metier/platform/federation/testing';

/** Renders an address of the product, signed in or not, over the releases in `live`. */
export function visit(path: string, as?: User | Role, language: Language = 'en', live: Registry = registry) {
  const product = (
    <RegistryProvider value={new LiveRegistry(live)}>
      <Frame>
        <CurrentPage />
      </Frame>
    </RegistryProvider>
  );
  return renderPage(product, {
    path,
    ...(as && { as }),
    language,
    styled: true,
    texts: { kit: { en, de, es, fr } },
  });
}
