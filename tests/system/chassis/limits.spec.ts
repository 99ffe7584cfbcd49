import { randomBytes } from 'node:crypto'
import { redisLimit } from '@pinline/chassis/http/limits'
import { Redis } from 'ioredis'
import { expect, inject, it } from 'vitest'

it('counts the calls of one installation apart from those of another on the same Redis', async () => {
  const redis = new Redis(inject('servers').redis.url)
  try {
    const once = { requests: 1, perSeconds: 60 }
    // Another run on the same Redis has others.
    const [one, other] = [`limits${randomBytes(4).toString('hex')}-`, `limits${randomBytes(4).toString('hex')}-`]
    const [ours, theirs] = [redisLimit(redis, one), redisLimit(redis, other)]
    expect(await ours('send', '198.51.100.1', once)).toBe(0)
    expect(await ours('send', '198.51.100.1', once)).toBeGreaterThan(0)
    expect(await theirs('send', '198.51.100.1', once)).toBe(0)
    expect(await redisLimit(redis, one)('send', '198.51.100.1', once)).toBeGreaterThan(0)
  } finally {
    redis.disconnect()
  }
})
