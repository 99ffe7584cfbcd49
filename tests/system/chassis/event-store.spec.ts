import { Clock } from '@pinline/chassis/clock'
import { Claims } from '@pinline/chassis/event-store/claims'
import { EventStore } from '@pinline/chassis/event-store/event-store'
import { handleCommand } from '@pinline/chassis/event-store/handle-command'
import { Vault } from '@pinline/chassis/event-store/vault'
import { Keys } from '@pinline/chassis/keys/keys'
import { DecryptionError } from '@pinline/chassis/keys/record-cipher'
import { Lease } from '@pinline/chassis/lease'
import { vaultReference } from '@pinline/events/ids'
import mongoose from 'mongoose'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { z } from 'zod'
import { dropDatabases } from '../../harness/drop-databases.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { checkout } from './checkout-service.ts'

const context = { actor: { kind: 'visitor' }, correlationId: 'c', causationId: 'c' } as const
const prefix = `store${process.pid}-`

describe('event store, claims, vault, lease', () => {
  let client: mongoose.mongo.MongoClient
  let db: mongoose.mongo.Db
  let clock: Clock
  let store: EventStore
  let keys: Keys

  beforeAll(async () => {
    client = new mongoose.mongo.MongoClient(inject('servers').mongodb.url)
    db = client.db(`${prefix}notification`)
    clock = new Clock(db)
    await clock.start()
    keys = await Keys.open(db, { current: 'a secret of the test, 32 bytes or more' })
    store = new EventStore('notification', db, clock)
    await store.ensureIndexes()
  })
  afterAll(async () => {
    clock.stop()
    await client.close()
    await dropDatabases(inject('servers').mongodb.url, prefix)
  })

  it('grants a version to one of many writers and leaves no gap', async () => {
    const results = await Promise.all(
      Array.from({ length: 8 }, () =>
        handleCommand({ store }, checkout, { streamId: 'till-many', command: { type: 'pay-in', amount: 1 }, context }),
      ),
    )
    expect(results.every((result) => result.kind === 'done')).toBe(true)
    const commits = await store.load('till-many')
    expect(commits.map((commit) => commit.version)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(await store.append({ streamType: 'till', streamId: 'till-many', version: 3, events: [], context })).toEqual({
      outcome: 'version-taken',
    })
  })

  it('returns the effect on repetition, even if it occurred between query and decision', async () => {
    const order = {
      streamId: 'till-overtaken',
      command: { type: 'pay-in', amount: 1 },
      expectedVersion: 0,
      context: { ...context, request: { id: 'r-overtaken', hash: 'h' }, requestIsNew: true },
    } as const
    const both = [await handleCommand({ store }, checkout, order), await handleCommand({ store }, checkout, order)]
    expect(both).toMatchObject([
      { kind: 'done', version: 1 },
      { kind: 'done', version: 1 },
    ])
    const other = { ...order, context: { ...order.context, request: { id: 'r-overtaken', hash: 'another' } } }
    expect(await handleCommand({ store }, checkout, other)).toMatchObject({ code: 'idempotency-key-reused' })
  })

  it('stores no refusal as the reply of an effect by another run of the request', async () => {
    const request = { id: 'r-unanswered', hash: 'h' }
    const commit = { streamType: 'till', streamId: 'till-unanswered', version: 1, events: [], context }
    await store.append({ ...commit, context: { ...context, request } })
    const refusal = { code: 409, body: { code: 409 }, positions: '' }
    const effect = { code: 200, body: { code: 200 }, positions: 'notification.till.till-unanswered@1' }
    expect(await store.storeReply(request, refusal, context, false)).toBeUndefined()
    expect(await store.storeReply(request, effect, context, true)).toEqual(effect)
    expect(await store.storeReply(request, refusal, context, false)).toEqual(effect)
  })

  it('names a known request before and after the insert', async () => {
    const keyed = { ...context, request: { id: 'r-1', hash: 'h' } }
    const commit = {
      streamType: 'till',
      streamId: 'till-request',
      version: 1,
      events: [{ type: 'paid-in', data: { amount: 1 } }],
      context: keyed,
    }
    expect(await store.append(commit)).toMatchObject({ outcome: 'appended' })
    expect(await store.append({ ...commit, streamId: 'till-request-2' })).toEqual({ outcome: 'request-known' })
    expect(await store.findRequest('r-1')).toEqual({ streamType: 'till', streamId: 'till-request', hash: 'h' })
  })

  it('refuses a commit over 512 kB whole', async () => {
    const events = [{ type: 'paid-in', data: { text: 'x'.repeat(600_000) } }]
    await expect(
      store.append({ streamType: 'till', streamId: 'till-big', version: 1, events, context }),
    ).rejects.toThrow(/exceeds/)
    expect(await store.load('till-big')).toEqual([])
  })

  it('imports many new streams at once and leaves the known ones', async () => {
    const commits = Array.from({ length: 30 }, (_, index) => ({
      streamType: 'till',
      streamId: `till-bulk-${index}`,
      version: 1,
      events: [{ type: 'paid-in', data: { amount: 1 } }],
      context,
    }))
    expect(await store.appendMany(commits.slice(0, 10))).toBe(10)
    expect(await store.appendMany(commits)).toBe(20)
    expect(await store.appendMany(commits)).toBe(0)
  })

  it('gives a value to one of many claimers, and releases abandoned claims', async () => {
    const claims = new Claims(db, keys, clock)
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, index) => claims.claim('email', 'someone@example.test', `buyer-${index}`)),
    )
    expect(outcomes.filter((outcome) => outcome === 'claimed')).toHaveLength(1)
    expect(outcomes.filter((outcome) => outcome === 'taken')).toHaveLength(19)
    const owner = await claims.owner('email', 'someone@example.test')
    expect(await claims.claim('email', 'someone@example.test', owner ?? '')).toBe('mine')
    expect(JSON.stringify(await db.collection('claims').find().toArray())).not.toContain('someone@example.test')

    expect(await claims.claim('email', 'kept@example.test', 'till-many')).toBe('claimed')
    expect(await claims.claim('staff', 'part of another stream', 's-1', 'till-many')).toBe('claimed')
    await db.collection('claims').updateMany({}, { $set: { claimedAt: new Date(0) } })
    expect(await claims.sweep()).toBe(1)
    expect(await claims.owner('staff', 'part of another stream')).toBe('s-1')
    expect(await claims.owner('email', 'someone@example.test')).toBeUndefined()
    expect(await claims.owner('email', 'kept@example.test')).toBe('till-many')
  })

  it('stores immutable encrypted versions, and erases all of them', async () => {
    const vault = new Vault(db, keys, clock)
    await vault.ensureIndexes()
    const schema = z.object({ street: z.string() })
    const first = await vault.put('address', 'a-1', { street: 'Demo Street 1' }, schema)
    const second = await vault.put('address', 'a-1', { street: 'Demo Street 2' }, schema)
    expect([first, second]).toEqual(['address-a-1@1', 'address-a-1@2'])
    expect(await vault.get(first, schema)).toEqual({ street: 'Demo Street 1' })
    expect(await vault.latest('address', 'a-1', schema)).toEqual({
      reference: second,
      value: { street: 'Demo Street 2' },
    })
    expect(JSON.stringify(await db.collection('vault').find().toArray())).not.toContain('Demo Street')
    const vaulted = db.collection<{ _id: string; sealed: unknown }>('vault')
    await vaulted.updateOne({ _id: first }, { $set: { sealed: (await vaulted.findOne({ _id: second }))?.sealed } })
    await expect(vault.get(first, schema)).rejects.toThrow(DecryptionError)
    const third = await vault.put('address', 'a-1', { street: 'Demo Street 3' }, schema)
    const other = await vault.put('address', 'a-2', { street: 'Demo Street 4' }, schema)
    await vault.eraseOlder(third)
    expect(await vault.versions('address', 'a-1', schema)).toEqual([{ street: 'Demo Street 3' }])
    expect(await vault.get(other, schema)).toEqual({ street: 'Demo Street 4' })
    const fourth = await vault.putNext('address', 'a-1', { street: 'Demo Street 5' }, schema, 'b-1')
    expect(fourth).toBe('address-a-1@4')
    expect(await vault.ownedBy(['b-1', 'b-2'])).toEqual(new Map([['b-1', ['address-a-1']]]))
    await vault.eraseVersion(vaultReference.parse(fourth))
    expect(await vault.ownedBy(['b-1'])).toEqual(new Map())
    await vault.put('address', 'a-3', { street: 'Demo Street 6' }, schema, 'b-1')
    await vault.eraseOwned('b-1')
    expect((await vault.held(['address-a-1', 'address-a-3'])).get('address-a-1')).toBe(1)
    expect((await vault.held(['address-a-3'])).size).toBe(0)
    await vault.erase('address', 'a-1')
    expect(await vault.get(third, schema)).toBeUndefined()
    expect(await vault.get(first, schema)).toBeUndefined()
    expect(await vault.putNext('address', 'a-1', { street: 'Demo Street 7' }, schema)).toBeUndefined()
  })

  it('lets one holder in, raises the epoch with the next, and knows a stale one', async () => {
    const left = new Lease(db, 'duty', 'left', 60_000)
    const right = new Lease(db, 'duty', 'right', 60_000)
    expect(await left.hold()).toBe(1)
    expect(await left.hold()).toBe(1)
    expect(left.isHeld(1)).toBe(true)
    expect(await right.hold()).toBeUndefined()
    await db.collection<{ _id: string }>('leases').updateOne({ _id: 'duty' }, { $set: { until: new Date(0) } })
    expect(await right.hold()).toBe(2)
    expect(right.isHeld(2)).toBe(true)
    expect(await left.hold()).toBeUndefined()
    expect(left.isHeld(1)).toBe(false)
    await right.release()
    expect(right.isHeld(2)).toBe(false)
    expect(await left.hold()).toBe(3)
    const brief = new Lease(db, 'brief-duty', 'left', 300)
    expect(await brief.hold()).toBe(1)
    await waitFor('the lease to run out', () => !brief.isHeld(1), { timeoutMs: 2000 })
  })

  it('keeps a lease for many callers by few queries, and no longer than it is held', async () => {
    const leases = db.collection<{ _id: string; until: Date }>('leases')
    const untilNow = async () => (await leases.findOne({ _id: 'renewed-duty' }))?.until.getTime() ?? 0
    // Its half is longer than a busy machine needs for the queries that must not renew it.
    const termMs = 5000
    const lease = new Lease(db, 'renewed-duty', 'left', termMs)
    const other = new Lease(db, 'renewed-duty', 'right', termMs)
    expect(await Promise.all([lease.keep(), lease.keep()])).toEqual([1, 1])
    const first = await untilNow()
    expect(await lease.keep()).toBe(1)
    expect(await untilNow()).toBe(first)
    expect(await other.keep()).toBeUndefined()
    await waitFor('the renewal', async () => (await lease.keep()) === 1 && (await untilNow()) > first)
    expect(await other.keep()).toBeUndefined()
    await waitFor('the other to take over', async () => (await other.keep()) === 2)
    expect(await lease.keep()).toBeUndefined()
  })
})
