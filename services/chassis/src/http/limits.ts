import type { Redis } from 'ioredis'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'

/** Returns seconds to wait, or 0 if the request may pass. */
export type Limit = (name: string, key: string, window: { requests: number; perSeconds: number }) => Promise<number>

export const unlimited: Limit = async () => 0

/** Windows counted in Redis, under names of one installation, and in this process while Redis is away. */
export const redisLimit = (redis: Redis, prefix: string): Limit => {
  const limiters = new Map<string, RateLimiterRedis>()
  return async (name, key, { requests, perSeconds }) => {
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
      await limiter.consume(key)
      return 0
    } catch (refused) {
      if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
      throw refused
    }
  }
}
