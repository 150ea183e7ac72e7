import { describe, expect, test } from '@jest/globals';
import {
  ALL_MAIL_CHOICES,
  DURATIONS,
  durationIn,
  type Language,
  LANGUAGES,
  NOTIFICATION_EVENTS,
} from '@metier/contract';
import { notificationData } from '../domains/notifications/rules/notification-data.ts';
import { mailValue } from '../platform/mail/mail-value.ts';
import { renderMail } from '../platform/mail/render-mail.ts';
import { mailTexts } from './index.ts';
import type { MailTemplates } from './templates.ts';

const ORIGIN = 'https://metier.example';
const ABOUT = { name: 'Nora', project: 'A logo', path: '/app/projects/1' };

const PAYOUT = {
  name: 'Nora',
  path: '/app/finances',
  amount: { cents: 5_000 },
  requested: { moment: '2026-03-05T09:00:00Z' },
};
const CLEARS = { moment: '2026-03-05T09:00:00Z' };

/** Complete by its type: a new template does not compile without an entry here. Source: product.md §10. */
const DATA: MailTemplates = {
  code: { code: '123456' },
  reset: { name: 'Nora', path: '/auth/change_password/key' },
  'old-address-notice': { name: 'Nora', email: 'new@nora.example' },
  'email-changed': { name: 'Nora', email: 'new@nora.example', path: '/auth/undo_email/key' },
  'email-changed-here': { name: 'Nora', path: '/app/user' },
  'new-device': {
    name: 'Nora',
    device: 'Firefox · Linux',
    address: '203.0.113.7',
    at: CLEARS,
    path: '/app/user',
  },
  'password-changed': { name: 'Nora', at: CLEARS, path: '/auth/recovery-password' },
  'account-blocked': { name: 'Nora', reason: 'Somebody else has used it' },
  'account-unblocked': { name: 'Nora', path: '/auth/login' },
  'email-restored': { name: 'Nora', path: '/auth/recovery-password' },
  messages: { ...ABOUT, from: 'Clara Winter', unread: 3 },
  invitation: { ...ABOUT, customer: 'Clara Winter' },
  'project-found': { ...ABOUT, points: 7_000 },
  'projects-found': {
    name: 'Nora',
    items: { items: [{ template: 'project-found', data: { ...ABOUT, points: 7_000 } }] },
    path: '/app/open-projects',
  },
  'payment-received': { ...ABOUT, amount: { cents: 7_000 } },
  'payment-returned': { ...ABOUT, amount: { cents: 7_000 } },
  response: { ...ABOUT, freelancer: 'Felix Brandt' },
  'invitation-accepted': { ...ABOUT, freelancer: 'Felix Brandt' },
  assigned: { ...ABOUT, customer: 'Clara Winter' },
  'brief-changed': { ...ABOUT, customer: 'Clara Winter' },
  'not-chosen': ABOUT,
  'project-closed': ABOUT,
  started: { ...ABOUT, freelancer: 'Felix Brandt', due: CLEARS },
  'given-back': { ...ABOUT, freelancer: 'Felix Brandt' },
  'not-started': { ...ABOUT, freelancer: 'Felix Brandt' },
  unassigned: ABOUT,
  delivered: { ...ABOUT, freelancer: 'Felix Brandt' },
  'review-reminder': { ...ABOUT, days: 3 },
  'changes-requested': { ...ABOUT, comment: 'Greener, please' },
  accepted: { ...ABOUT, points: 7_000, clears: CLEARS },
  'accepted-by-you': { ...ABOUT, freelancer: 'Felix Brandt', clears: CLEARS },
  'accepted-by-clock': ABOUT,
  'refund-asked': ABOUT,
  'refund-refused': { ...ABOUT, freelancer: 'Felix Brandt' },
  'refund-unanswered': ABOUT,
  'refund-decided': { ...ABOUT, amount: { cents: 7_000 } },
  'refund-to-customer': { ...ABOUT, points: 7_000 },
  'case-opened': { ...ABOUT, party: 'Clara Winter' },
  'case-waits': ABOUT,
  'case-decided': {
    ...ABOUT,
    customer: 'Clara Winter',
    freelancer: 'Felix Brandt',
    amount: { cents: 3_000 },
    points: 4_000,
    until: CLEARS,
  },
  'decision-appealed': { ...ABOUT, party: 'Clara Winter' },
  'case-divided': {
    ...ABOUT,
    customer: 'Clara Winter',
    freelancer: 'Felix Brandt',
    amount: { cents: 3_000 },
    points: 4_000,
  },
  'share-offered': {
    ...ABOUT,
    party: 'Clara Winter',
    customer: 'Clara Winter',
    freelancer: 'Felix Brandt',
    amount: { cents: 3_001 },
    points: 3_999,
    until: CLEARS,
  },
  'offer-accepted': {
    ...ABOUT,
    customer: 'Clara Winter',
    freelancer: 'Felix Brandt',
    amount: { cents: 3_001 },
    points: 3_999,
  },
  'decision-agreed': {
    ...ABOUT,
    party: 'Clara Winter',
    customer: 'Clara Winter',
    freelancer: 'Felix Brandt',
    amount: { cents: 3_001 },
    points: 3_999,
    until: CLEARS,
  },
  'agreement-withdrawn': { ...ABOUT, party: 'Clara Winter' },
  'both-agreed': {
    ...ABOUT,
    customer: 'Clara Winter',
    freelancer: 'Felix Brandt',
    amount: { cents: 3_001 },
    points: 3_999,
  },
  'payout-paid': PAYOUT,
  'payout-failed-declined': PAYOUT,
  'payout-failed-account_closed': PAYOUT,
  'payout-failed-wrong_details': PAYOUT,
  'payout-failed-other': PAYOUT,
  'verification-approved': { name: 'Nora', path: '/app/freelancer/1' },
  'verification-rejected': { name: 'Nora', path: '/app/user', reason: 'The page names nobody' },
  digest: {
    name: 'Nora',
    items: { items: [{ template: 'response', data: { project: 'A logo', path: '/app/projects/1' } }] },
    path: '/app/notifications',
  },
  'review-opened': { ...ABOUT, party: 'Clara Winter' },
  'review-answered': { ...ABOUT, party: 'Felix Brandt' },
  'review-removed': { ...ABOUT, reason: 'It names a third person' },
  'support-answer': { name: 'Nora', path: '/app/help', theme: 'Invoices', answer: 'On the page' },
};
const NORA = { to: 'nora@metier.example', language: 'en' } as const;
const TEMPLATES = Object.keys(DATA) as (keyof MailTemplates)[];

describe.each(LANGUAGES)('in "%s"', (language) => {
  test.each(TEMPLATES)('the mail "%s" contains all its data and greets its reader', (template) => {
    const letter = renderMail(mailTexts, ORIGIN, {
      to: 'nora@metier.example',
      template,
      language,
      data: DATA[template],
    });
    const said = `${letter.subject}\n${letter.text}`;
    expect(said).not.toMatch(/[{}]|undefined|null|NaN|\[object/);
    const { shares } = mailTexts[language][template];
    const written = Object.entries(DATA[template]).filter(
      ([name, value]) =>
        (typeof value !== 'object' || !('items' in value)) &&
        !(shares && ['amount', 'points', 'customer'].includes(name)),
    );
    for (const [, value] of written) expect(said).toContain(mailValue(value, language));
    const { path } = { path: '', ...DATA[template] };
    if (path !== '') expect(letter.text).toContain(ORIGIN + path);
    expect(letter.subject).not.toContain('\n');
    expect(letter.text).toMatch('name' in DATA[template] ? /^\p{L}+,? Nora[,:]\n/u : /^\p{L}+[,:]\n/u);
    expect(letter.text.endsWith('\n\nMetier')).toBe(true);
  });
});

/** In the languages whose sentences were read; another one is checked like any mail. */
const SHARES: readonly (readonly [Language, customer: string, freelancer: string, both: string])[] = [
  [
    'en',
    '€24.00 is refunded to you, and the freelancer Felix Brandt receives €60.00',
    'you receive 6,000 points, and 2,400 points are refunded to the customer Clara Winter',
    '€24.00 is refunded to the customer Clara Winter, and the freelancer Felix Brandt receives 6,000 points',
  ],
  [
    'de',
    'dir werden 24,00\u{A0}€ erstattet, und der Freelancer Felix Brandt erhält 60,00\u{A0}€',
    'du erhältst 6.000 Punkte, und dem Auftraggeber Clara Winter werden 2.400 Punkte erstattet',
    'dem Auftraggeber Clara Winter werden 24,00\u{A0}€ erstattet, und der Freelancer Felix Brandt erhält 6.000 Punkte',
  ],
  [
    'es',
    'se te reembolsan 24,00\u{A0}€ y el freelancer Felix Brandt recibe 60,00\u{A0}€',
    'recibes 6.000 puntos y se reembolsan 2.400 puntos al cliente Clara Winter',
    'se reembolsan 24,00\u{A0}€ al cliente Clara Winter y el freelancer Felix Brandt recibe 6.000 puntos',
  ],
  [
    'fr',
    '24,00\u{A0}€ vous sont remboursés, et le freelance Felix Brandt reçoit 60,00\u{A0}€',
    'vous recevez 6\u{202F}000 points, et 2\u{202F}400 points sont remboursés au client Clara Winter',
    '24,00\u{A0}€ sont remboursés au client Clara Winter, et le freelance Felix Brandt reçoit 6\u{202F}000 points',
  ],
];
const DIVIDED = [
  'case-decided',
  'case-divided',
  'share-offered',
  'offer-accepted',
  'decision-agreed',
  'both-agreed',
] as const;
describe.each(SHARES)('in "%s"', (language, customer, freelancer, both) => {
  test.each(DIVIDED)('each side reads its own share first, in its own unit: "%s"', (template) => {
    const divided = { ...DATA[template], amount: { cents: 2_400 }, points: 6_000 };
    const textFor = (reader: object) =>
      renderMail(mailTexts, ORIGIN, { ...NORA, language, template, data: { ...divided, ...reader } }).text;
    expect(textFor({ reader: 'customer' })).toContain(customer);
    expect(textFor({ reader: 'freelancer' })).toContain(freelancer);
    // Queued before the data named its reader.
    expect(textFor({})).toContain(both);
  });
});

/** The daily mail has only the data that notifications store, which is less than their own mails have. */
test.each(
  ALL_MAIL_CHOICES.filter((kind) => kind !== 'messages').flatMap((kind) => NOTIFICATION_EVENTS[kind]),
)('the daily mail lists "%s" with the subject of its mail and its link', (event) => {
  const { subject } = renderMail(mailTexts, ORIGIN, { ...NORA, template: event, data: DATA[event] });
  const data = { ...notificationData(DATA[event]), path: DATA[event].path };
  const items = { items: [{ template: event, data }] };
  const letter = renderMail(mailTexts, ORIGIN, {
    ...NORA,
    template: 'digest',
    data: { ...DATA.digest, items },
  });
  expect(letter.text).toContain(`\n\n${subject}\n${ORIGIN}${DATA[event].path}\n\n`);
});

/** Durations stated in mails. */
const LASTING = [
  ['code', DURATIONS.emailCode],
  ['reset', DURATIONS.resetKey],
  ['email-changed', DURATIONS.emailUndo],
  ['invitation', DURATIONS.invitation],
  ['invitation-accepted', DURATIONS.startAfterAssignment],
  ['assigned', DURATIONS.startAfterAssignment],
  ['unassigned', DURATIONS.startAfterAssignment],
  ['given-back', DURATIONS.unassignedProject],
  ['not-started', DURATIONS.unassignedProject],
  ['delivered', DURATIONS.review],
  ['refund-asked', DURATIONS.refundAnswer],
  ['refund-unanswered', DURATIONS.refundAnswer],
  ['accepted', DURATIONS.mutualReview],
  ['accepted-by-you', DURATIONS.mutualReview],
  ['accepted-by-clock', DURATIONS.mutualReview],
  ['case-divided', DURATIONS.mutualReview],
] as const;

describe.each(LANGUAGES)('in "%s"', (language) => {
  test.each(LASTING)(
    'the mail "%s" formats a duration of %i seconds like the screens',
    (template, seconds) => {
      expect(mailTexts[language][template].text).toContain(durationIn(language)(seconds));
    },
  );
});

test("German mails use the screens' word for a refund", () => {
  expect(JSON.stringify(mailTexts.de)).not.toContain('Rückzahlung');
  expect(mailTexts.de['refund-asked'].text).toContain('Erstattung');
});

test('every template exists in every language', () => {
  for (const language of LANGUAGES)
    expect(Object.keys(mailTexts[language]).toSorted()).toEqual(TEMPLATES.toSorted());
});
