import type { Call } from '@pinline/contracts/api/call'
import type { Redis } from 'ioredis'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { addressBlock } from './address-block.ts'
import type { Caller } from './request-context.ts'

/** Returns seconds to wait, or 0 if the request may pass. */
export type Limit = (
  name: string,
  key: string,
  window: { requests: number; perSeconds: number },
  cost?: number,
) => Promise<number>

export const unlimited: Limit = async () => 0

/** How many signed-in people may share one address, such as that of a company. */
const peoplePerAddress = 5

/** What one request counts: the entries of the list that its work grows with, or one. Not validated yet. */
const costOf = ({ costOf: field, requests }: NonNullable<Call['limit']>, body: unknown): number => {
  const list =
    field === undefined || typeof body !== 'object' || body === null
      ? undefined
      : new Map(Object.entries(body)).get(field)
  return Array.isArray(list) ? Math.min(Math.max(1, list.length), requests) : 1
}

/**
 * Counts a request to a limited call, against the client's address and against the account, if there is one. Prevents
 * the failure "a client with many accounts or tokens has each limit many times".
 */
export const secondsToWait = async (
  limit: Limit,
  { name, limit: window, access }: Pick<Call, 'name' | 'limit' | 'access'>,
  caller: Caller,
  address: string,
  body: unknown = undefined,
): Promise<number> => {
  if (window === undefined) return 0
  const cost = costOf(window, body)
  if (caller.kind === 'service') return await limit(name, caller.id, window, cost)
  const isShared = access.kind !== 'open' && access.kind !== 'signed'
  const ofAddress = isShared ? { ...window, requests: window.requests * peoplePerAddress } : window
  const seconds = await limit(`${name}:address`, addressBlock(address), ofAddress, cost)
  return seconds > 0 || caller.kind === 'visitor'
    ? seconds
    : await limit(name, `${caller.kind}:${caller.id}`, window, cost)
}

/** Counts a request against the limit of the API key that it was sent with; seconds to wait, or 0. */
export const secondsOfKey = async (limit: Limit, caller: Caller): Promise<number> => {
  const apiKey = caller.kind === 'buyer' || caller.kind === 'staff' ? caller.apiKey : undefined
  if (apiKey === undefined) return 0
  const { id, requestsPerMinute: requests } = apiKey
  return await limit(`api-key:${requests}`, id, { requests, perSeconds: 60 })
}

/** Windows counted in Redis, under names of one installation, and in this process while Redis is away. */
export const redisLimit = (redis: Redis, prefix: string): Limit => {
  const limiters = new Map<string, RateLimiterRedis>()
  return async (name, key, { requests, perSeconds }, cost = 1) => {
    let limiter = limiters.get(name)
    if (limiter === undefined) {
      const window = { points: requests, duration: perSeconds }
      limiter = new RateLimiterRedis({
        storeClient: redis,
        keyPrefix: `${prefix}limit:${name}`,
        ...window,
        insuranceLimiter: new RateLimiterMemory(window),
      })
      limiters.set(name, limiter)
    }
    try {
      await limiter.consume(key, cost)
      return 0
    } catch (refused) {
      if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
      throw refused
    }
  }
}
