import { expect, test } from '@jest/globals';
import de from '../../../locales/de.json' with { type: 'json' };
import en from '../../../locales/en.json' with { type: 'json' };
import es from '../../../locales/es.json' with { type: 'json' };
import fr from '../../../locales/fr.json' with { type: 'json' };

/** The switch keeps the room of its text "off", so that nothing moves when it is switched. */
test.each(Object.entries({ en, de, es, fr }))('"off" is the longer text (%s)', (_, { publicPage }) => {
  const on = publicPage.on.replaceAll(/<.+?>/g, '');
  expect(publicPage.off.length).toBeGreaterThan(on.length);
});
