import { describe, expect, it } from 'vitest'
import { FormQuota } from './form-quota.ts'

/** A quota of 100 bytes over a collection that counts. */
const quota = () => {
  const bytesOf = new Map<string, number>()
  const add = (_id: string, bytes: number) => {
    const sum = (bytesOf.get(_id) ?? 0) + bytes
    bytesOf.set(_id, sum)
    return { _id, bytes: sum }
  }
  type Change = { $inc: { bytes: number } }
  const quotas = {
    findOneAndUpdate: async ({ _id }: { _id: string }, { $inc }: Change) => add(_id, $inc.bytes),
    updateOne: async ({ _id }: { _id: string }, { $inc }: Change) => add(_id, $inc.bytes),
  }
  const platform = {
    db: { collection: () => quotas },
    clock: { now: () => new Date('2026-11-27T08:00:00.000Z') },
    keys: { hashing: () => 'secret' },
  }
  return new FormQuota(platform as unknown as ConstructorParameters<typeof FormQuota>[0], 100)
}

describe('the share of a day’s files', () => {
  it('is one for all addresses of an IPv6 network', async () => {
    const shares = quota()
    expect(await shares.take('2001:db8:1:2::1', 60)).toBe(true)
    expect(await shares.take('2001:db8:1:2:3:4:5:6', 60)).toBe(false)
    expect(await shares.take('2001:db8:1:2:ffff::7', 40)).toBe(true)
  })

  it('is another one for each network, and for each IPv4 address', async () => {
    const shares = quota()
    const addresses = ['2001:db8:1:2::1', '2001:db8:1:3::1', '203.0.113.7', '203.0.113.8']
    for (const address of addresses) expect(await shares.take(address, 100)).toBe(true)
    for (const address of addresses) expect(await shares.take(address, 1)).toBe(false)
  })
})
