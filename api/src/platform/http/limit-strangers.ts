import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors/index.ts';
import { CALLS_OF_AN_ADDRESS } from './limit-visitor.ts';
import { SenderLimit } from './sender-limit.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * How requests are limited before the body is read, if not by address and method: `own` for a call of the contract,
     * which is counted by its caller; `generous` for one that a machine sends for many people.
     */
    readonly limit?: 'own' | 'generous';
  }
}

/**
 * Counts a request that no caller answers for: outside of the contract, or without a valid token.
 *
 * @throws AppError `tooManyRequests`
 */
export type AddressLimit = (request: FastifyRequest) => void;

/**
 * Limits by address as for calls without a token (`limitVisitor`), but in memory, and so per process: these requests
 * need no database, and a flood of them must not reach it.
 *
 * @param factor factor on the written limits
 */
export function limitByAddress(factor: number): AddressLimit {
  const { reads, sends } = CALLS_OF_AN_ADDRESS;
  const many = new SenderLimit(reads.calls * factor);
  const few = new SenderLimit(sends.calls * factor);
  return ({ ip, method, routeOptions }) => {
    const isRead = method === 'GET' || method === 'HEAD';
    const retryAfter = (isRead || routeOptions.config.limit === 'generous' ? many : few).count(ip);
    if (retryAfter !== undefined) throw new AppError('tooManyRequests', { retry_after: retryAfter });
  };
}
