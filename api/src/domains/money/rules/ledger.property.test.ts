import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { ACCOUNT_KINDS, type Entry } from './entry.ts';
import { feeOf } from './fee.ts';
import * as project from './project-entries.ts';
import * as withdrawal from './withdrawal-entries.ts';

const price = fc.integer({ min: 1, max: 50_000 });
const rate = fc.integer({ min: 0, max: 10_000 });
const staffed = fc
  .record({ price, feeBasisPoints: rate })
  .map((terms) => ({ ...terms, id: 'p', freelancerId: 'f' }));
/** A part of an amount, in thousandths, at least one cent. */
const part = fc.integer({ min: 0, max: 1_000 });

const sumOf = (entry: Entry) => entry.postings.reduce((sum, { amount }) => sum + amount, 0);
const changeOf = (entries: readonly Entry[], kind: string) =>
  entries
    .flatMap(({ postings }) => postings)
    .reduce((sum, posting) => (posting.kind === kind ? sum + posting.amount : sum), 0);
const shareOf = (total: number, thousandths: number) =>
  Math.max(1, Math.floor((total * thousandths) / 1_000));

describe('a split', () => {
  test('never loses a cent, whatever the fee and the share', () => {
    fc.assert(
      fc.property(staffed, part, fc.boolean(), (funded, thousandths, wasAccepted) => {
        const share = shareOf(funded.price, thousandths);
        const before = wasAccepted
          ? [project.captured(funded), project.accepted(funded)]
          : [project.captured(funded)];
        const entries = [...before, project.settled(funded, share, wasAccepted)];
        expect(changeOf(entries, 'available') + changeOf(entries, 'platform_fee')).toBe(share);
        expect(changeOf(entries, 'refund_payable')).toBe(funded.price - share);
        expect(changeOf(entries, 'hold')).toBe(0);
        expect(changeOf(entries, 'pending')).toBe(0);
      }),
    );
  });

  test('leaves the remainder of a cent to the freelancer', () => {
    fc.assert(
      fc.property(price, rate, (amount, basisPoints) => {
        expect(feeOf(amount, basisPoints)).toBeLessThanOrEqual((amount * basisPoints) / 10_000);
        expect(amount - feeOf(amount, basisPoints)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

/** A project's terms, and one of all ways from its payment to its end. */
const course = fc.record({
  terms: staffed,
  thousandths: part,
  end: fc.constantFrom('cleared', 'refunded', 'refunded pending', 'settled', 'settled pending'),
});
type Course = typeof course extends fc.Arbitrary<infer Value> ? Value : never;

/** The entries of a project's course, in order. */
function journeyOf({ terms, thousandths, end }: Course, owners: Partial<Course['terms']> = {}): Entry[] {
  const funded = { ...terms, ...owners };
  const share = shareOf(funded.price, thousandths);
  const start = [project.captured(funded)];
  const accepted = [...start, project.accepted(funded)];
  const paidBack = (amount: number) => (amount > 0 ? [project.refundPaid(funded.id, amount)] : []);
  if (end === 'cleared') return [...accepted, project.cleared(funded)];
  if (end === 'refunded') return [...start, project.refundOfHeld(funded), ...paidBack(funded.price)];
  if (end === 'refunded pending')
    return [...accepted, project.refundOfPending(funded), ...paidBack(funded.price)];
  if (end === 'settled')
    return [...start, project.settled(funded, share, false), ...paidBack(funded.price - share)];
  return [...accepted, project.settled(funded, share, true), ...paidBack(funded.price - share)];
}

describe('every entry', () => {
  test('sums to zero and has one posting per account, in lock order', () => {
    fc.assert(
      fc.property(course, (one) => {
        for (const entry of journeyOf(one)) {
          expect(sumOf(entry)).toBe(0);
          const kinds = entry.postings.map(({ kind }) => kind);
          expect(kinds).toEqual(ACCOUNT_KINDS.filter((kind) => kinds.includes(kind)));
        }
      }),
    );
  });

  test('refuses amounts that are not whole cents', () => {
    expect(() => project.refundPaid('p', 0.5)).toThrow(RangeError);
    expect(() => project.refundPaid('p', -1)).toThrow(RangeError);
  });
});

describe('a random walk through many projects and withdrawals', () => {
  const FREELANCERS = ['f0', 'f1', 'f2'] as const;
  const request = fc.record({ by: fc.constantFrom(...FREELANCERS), part, isPaid: fc.boolean() });
  /** The next action: the next entry of one of the projects, or a withdrawal. */
  const step = fc.oneof(fc.nat(), request);

  /** All accounts by kind and owner; those with an owner must not become negative. */
  function openBooks() {
    const balances = new Map<string, number>();
    const post = (entry: Entry) => {
      for (const { kind, owner, amount } of entry.postings) {
        const account = `${kind} ${owner}`;
        const balance = (balances.get(account) ?? 0) + amount;
        balances.set(account, balance);
        if (owner !== null) expect(balance).toBeGreaterThanOrEqual(0);
      }
      expect([...balances.values()].reduce((sum, balance) => sum + balance, 0)).toBe(0);
    };
    return { balances, post };
  }

  test('conserves money: payments equal what is held, owed, kept or paid out, and no balance is negative', () => {
    fc.assert(
      fc.property(
        fc.array(course, { minLength: 1, maxLength: 8 }),
        fc.array(step, { maxLength: 40 }),
        (courses, steps) => {
          const { balances, post } = openBooks();
          const waiting = courses.map((one, index) =>
            journeyOf(one, {
              id: `p${index}`,
              freelancerId: FREELANCERS[index % FREELANCERS.length] ?? 'f0',
            }),
          );
          const goOn = (pick: number) => {
            const open = waiting.filter((entries) => entries.length > 0);
            const entry = open[pick % open.length]?.shift();
            if (entry) post(entry);
          };
          for (const [index, next] of steps.entries()) {
            if (typeof next === 'number') goOn(next);
            else {
              const amount = Math.floor(((balances.get(`available ${next.by}`) ?? 0) * next.part) / 1_000);
              if (amount === 0) continue;
              const withdrawn = { id: `w${index}`, freelancerId: next.by, amount };
              post(withdrawal.withdrawalRequested(withdrawn));
              post(
                next.isPaid ? withdrawal.withdrawalPaid(withdrawn) : withdrawal.withdrawalFailed(withdrawn),
              );
            }
          }
          while (waiting.some((entries) => entries.length > 0)) goOn(0);
          for (const [account, balance] of balances) {
            if (/^(hold|pending|refund_payable|payout) /.test(account))
              expect([account, balance]).toEqual([account, 0]);
          }
        },
      ),
    );
  });
});
