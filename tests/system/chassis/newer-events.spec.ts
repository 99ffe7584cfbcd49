import { defineProjection } from '@pinline/chassis/read-models/projection'
import { serviceOperations } from '@pinline/contracts/api/operations'
import { event } from '@pinline/events/event'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { z } from 'zod'
import { waitFor } from '../../harness/wait-for.ts'
import { type CheckoutInstallation, type CheckoutInstance, installCheckout } from './checkout-instance.ts'
import { checkoutView } from './checkout-service.ts'

const tipGiven = event('tip-given', { amount: z.int() })
const paidIn = event('paid-in', { amount: z.int() })
const audited = event('audited', { seen: z.int() })

/** The view of the release that records tips; the service is of the older release but for its view. */
const newerView = (version: number): typeof checkoutView => {
  const newer = defineProjection({
    name: checkoutView.name,
    version,
    sources: checkoutView.sources,
    indexes: checkoutView.indexes,
    eventSchema: z.discriminatedUnion('type', [paidIn, audited, tipGiven]),
    project: (row: { sum: number; events: number; audits: number } | undefined, { event }) => {
      const { sum, events, audits } = row ?? { sum: 0, events: 0, audits: 0 }
      if (event.type === 'audited') return { sum, events: events + 1, audits: audits + 1 }
      return { sum: sum + event.data.amount, events: events + 1, audits }
    },
  })
  return newer as unknown as typeof checkoutView
}

describe('events of a newer release', () => {
  let installation: CheckoutInstallation
  let older: CheckoutInstance
  beforeAll(async () => {
    installation = await installCheckout(inject('servers'))
    older = await installation.start()
  })
  afterAll(() => installation.end())

  /** What an instance of the newer release commits. */
  const commit = async (streamId: string, version: number, type: string) => {
    await installation.db.collection('commits').insertOne({
      streamType: 'till',
      streamId,
      version,
      events: [{ type, data: { amount: 100 } }],
      actor: { kind: 'visitor' },
      correlationId: 'c',
      causationId: 'c',
      committedAt: new Date(),
      unpublished: true,
    })
  }
  const pay = (checkout: string, instance = older) => instance.post('/internal/till/pay-in', { checkout, amount: 1 })
  const parked = async () =>
    serviceOperations
      .parse((await older.post('/internal/operations', {})).body.data)
      .consumers.flatMap((consumer) => consumer.parked)

  it('are skipped by views and reactions, and stop nothing', async () => {
    expect((await pay('till-a')).body.code).toBe(200)
    await commit('till-a', 2, 'tip-given')
    await commit('till-a', 3, 'paid-in')
    await commit('till-tip', 1, 'tip-given')
    await commit('till-tip', 2, 'paid-in')
    const read = await older.readSince('till-a', 'notification.till.till-a@3')
    expect(read.body.data).toEqual({ sum: 101, events: 2, audits: 0 })
    const tip = await older.readSince('till-tip', 'notification.till.till-tip@2')
    expect(tip.body.data).toEqual({ sum: 100, events: 1, audits: 0 })
    expect(await parked()).toEqual([])
  })

  it('are not decided on: a command on such a stream is for an instance that knows them', async () => {
    const refused = await pay('till-tip')
    expect(refused.body).toMatchObject({ code: 503, meta: { type: 'service-unavailable' } })
    expect(await installation.db.collection('commits').countDocuments({ streamId: 'till-tip' })).toBe(2)
    expect((await pay('till-b')).body.code).toBe(200)
  })

  it('are read once a raised version knows them', async () => {
    const newer = await installation.start({}, undefined, newerView(2))
    const read = await newer.readSince('till-a', 'notification.till.till-a@3')
    expect(read.body.data).toEqual({ sum: 201, events: 3, audits: 0 })
    expect((await newer.readSince('till-tip', 'notification.till.till-tip@2')).body.data).toMatchObject({ sum: 200 })
    await newer.stop()
  })

  it('are read by a rebuild that begins by itself where the version was not raised', async () => {
    await older.stop()
    const newer = await installation.start({}, undefined, newerView(1))
    const rebuilt = installation.db.collection<{ _id: string; sum: number }>('view-tills-1.2')
    await waitFor('the rebuild', async () => (await rebuilt.findOne({ _id: 'till-a' }))?.sum === 201)
    expect(await installation.db.collection('skipped-types').countDocuments({ view: 'tills-1' })).toBe(0)
    await newer.stop()
  })
})
