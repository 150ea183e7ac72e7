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
/** A part of something, in thousandths, at least one cent of it. */
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

/** All ways in which the money of a project can go from payment to its end. */
const journey = fc
  .tuple(
    staffed,
    part,
    fc.constantFrom('cleared', 'refunded', 'refunded pending', 'settled', 'settled pending'),
  )
  .map(([funded, thousandths, end]): Entry[] => {
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
  });

describe('every entry', () => {
  test('sums to zero and names each account once, in the order of locking', () => {
    fc.assert(
      fc.property(journey, (entries) => {
        for (const entry of entries) {
          expect(sumOf(entry)).toBe(0);
          const kinds = entry.postings.map(({ kind }) => kind);
          expect(kinds).toEqual(ACCOUNT_KINDS.filter((kind) => kinds.includes(kind)));
        }
      }),
    );
  });

  test('refuses what is not an amount of cents', () => {
    expect(() => project.refundPaid('p', 0.5)).toThrow(RangeError);
    expect(() => project.refundPaid('p', -1)).toThrow(RangeError);
  });
});

describe('a random walk through many projects and withdrawals', () => {
  const withdrawals = fc.array(fc.record({ part, isPaid: fc.boolean() }), { maxLength: 5 });

  test('conserves money: what came in is held, owed, kept or paid out, and nobody is below zero', () => {
    fc.assert(
      fc.property(fc.array(journey, { minLength: 1, maxLength: 8 }), withdrawals, (journeys, requests) => {
        const balances = new Map<string, number>();
        const post = (entry: Entry) => {
          for (const { kind, owner, amount } of entry.postings) {
            const balance = (balances.get(kind) ?? 0) + amount;
            balances.set(kind, balance);
            if (owner !== null) expect(balance).toBeGreaterThanOrEqual(0);
          }
          expect([...balances.values()].reduce((sum, balance) => sum + balance, 0)).toBe(0);
        };
        for (const entry of journeys.flat()) post(entry);
        for (const request of requests) {
          const amount = Math.floor(((balances.get('available') ?? 0) * request.part) / 1_000);
          if (amount === 0) continue;
          const withdrawn = { id: 'w', freelancerId: 'f', amount };
          post(withdrawal.withdrawalRequested(withdrawn));
          post(
            request.isPaid ? withdrawal.withdrawalPaid(withdrawn) : withdrawal.withdrawalFailed(withdrawn),
          );
        }
        expect(balances.get('hold') ?? 0).toBe(0);
        expect(balances.get('refund_payable') ?? 0).toBe(0);
        expect(balances.get('payout') ?? 0).toBe(0);
      }),
    );
  });
});
