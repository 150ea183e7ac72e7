import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto';
import type { Key } from '../../platform/keys/index.ts';

/** Six random digits. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** 256 random bits for a link or a cookie. */
export const newKey = (): string => randomBytes(32).toString('base64url');

/** A password for somebody who did not choose one. */
export const newPassword = (): string => `M${randomBytes(12).toString('base64url')}`;

/** Hash of a key with full entropy. */
export const hashKey = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** Keyed hash of a code, bound to its user: without our key, six digits could be found by brute force. */
export const hashCode = (key: Key, userId: string, code: string): string => keyed(key, `${userId}:${code}`);

/** The successor of a refresh token: deterministic, so that it can be repeated, and unpredictable without our key. */
export const successorOf = (key: Key, token: string): string => keyed(key, token);

const keyed = ({ bytes }: Key, text: string): string =>
  createHmac('sha256', bytes).update(text).digest('base64url');
