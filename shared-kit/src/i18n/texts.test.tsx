import { expect, test } from '@jest/globals';
import { act, screen } from '../testing/index.ts';
import { renderPage } from '../testing/render-page.tsx';
import { Rich, textsOf, useErrorText, useLanguage } from './index.ts';
import { ApiError, NetworkError } from '../http/index.ts';

const en = {
  greeting: 'Hello {{name}}',
  rows_one: '{{count}} row',
  rows_other: '{{count}} rows',
};
const de = { greeting: 'Hallo {{name}}', rows_one: '{{count}} Zeile', rows_other: '{{count}} Zeilen' };
const useTexts = textsOf<typeof en>('sample');
const show = (page: React.ReactNode, language: 'en' | 'de' = 'en') =>
  renderPage(page, { path: '/', language, texts: { sample: { en, de } } });

function Sample() {
  const t = useTexts();
  const { changeLanguage } = useLanguage();
  return (
    <button onClick={() => void changeLanguage('de')}>
      {[t('greeting', { name: 'Ada' }), t('rows', { count: 1 }), t('rows', { count: 2 })].join(', ')}
    </button>
  );
}

test('reads values and plurals in the language of the visit', async () => {
  await show(<Sample />);
  expect(screen.getByRole('button')).toHaveTextContent('Hello Ada, 1 row, 2 rows');
});

const PLURALS = {
  es: { greeting: 'Hola {{name}}', rows_one: '{{count}} fila', rows_other: '{{count}} filas' },
  fr: { greeting: 'Bonjour {{name}}', rows_one: '{{count}} ligne', rows_other: '{{count}} lignes' },
};

// CLDR's category "many" of both languages, for whole millions, uses the text of "other".
test.each([
  ['es', '0 filas, 1 fila, 2 filas, 1000000 filas'],
  ['fr', '0 ligne, 1 ligne, 2 lignes, 1000000 lignes'],
] as const)('uses the plural forms of the language (%s)', async (language, rows) => {
  function Rows() {
    const t = useTexts();
    return <p>{[0, 1, 2, 1_000_000].map((count) => t('rows', { count })).join(', ')}</p>;
  }
  await renderPage(<Rows />, { path: '/', language, texts: { sample: { en, ...PLURALS } } });
  expect(screen.getByText(rows)).toBeVisible();
});

test('changes the language in place', async () => {
  const { person } = await show(<Sample />);
  await person.click(screen.getByRole('button'));
  expect(screen.getByRole('button')).toHaveTextContent('Hallo Ada, 1 Zeile, 2 Zeilen');
});

test('puts a link into a sentence', async () => {
  await show(
    <Rich
      text="I accept the <terms>terms</terms>, <b>all</b>."
      marks={{ terms: (inner) => <a href="/terms">{inner}</a> }}
    />,
  );
  expect(screen.getByRole('link', { name: 'terms' })).toBeVisible();
  expect(document.body).toHaveTextContent('I accept the terms, <b>all</b>.');
});

test.each([
  [new ApiError({ name: 'emailExists', code: 1003, description: '' }), 'User with this email already exists'],
  [
    new ApiError({
      name: 'stateChanged',
      code: 1006,
      description: '',
      details: { reason: 'too_many_invitations' },
    }),
    'You have reached the limit of open invitations. Wait for an answer first',
  ],
  [
    new ApiError({
      name: 'stateChanged',
      code: 1006,
      description: '',
      details: { reason: 'too_many_works' },
    }),
    'This has changed in the meantime.',
  ],
  [new NetworkError('gone'), 'Error while connection to server'],
  [new TypeError('a defect'), 'Unexpected error. Please try again later'],
])('translates %s', async (error, text) => {
  const Told = () => useErrorText()(error);
  await show(<Told />);
  await act(async () => undefined);
  expect(document.body).toHaveTextContent(text);
});
