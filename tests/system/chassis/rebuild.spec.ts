import { serviceOperations } from '@pinline/contracts/api/operations'
import mongoose from 'mongoose'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { waitFor } from '../../harness/wait-for.ts'
import { type CheckoutInstallation, type CheckoutInstance, installCheckout } from './checkout-instance.ts'

describe('operators', () => {
  let installation: CheckoutInstallation
  let left: CheckoutInstance
  let right: CheckoutInstance

  beforeAll(async () => {
    installation = await installCheckout(inject('servers'))
    left = await installation.start()
    right = await installation.start()
  })
  afterAll(() => installation.end())

  const operations = async (instance: CheckoutInstance) =>
    serviceOperations.parse((await instance.post('/internal/operations', {})).body.data)
  const readers = async (instance: CheckoutInstance) =>
    (await operations(instance)).consumers.filter(({ name }) => name === 'tills')
  const generations = async (instance: CheckoutInstance) =>
    (await readers(instance)).map(({ view }) => ({ generation: view?.generation, live: view?.live }))
  const waitForLevel = (generation: number) =>
    waitFor(`generation ${generation} has read everything`, async () => {
      const reader = (await readers(left)).find(({ view }) => view?.generation === generation)
      return reader?.partitions.every(({ lag }) => lag === 0)
    })
  const indexNames = async (generation: number) => {
    const [reader] = await readers(left)
    const indexes = await installation.db.collection(`view-tills-${reader?.view?.version}.${generation}`).indexes()
    return indexes.map(({ name }) => name)
  }
  const view = (name: string, body: object, instance = left) => instance.post(`/internal/views/${name}`, body)
  /** Repeats the command while writes have left the generation too far behind. */
  const switchTo = async (generation: number, instance: CheckoutInstance) => {
    const { body } = await waitFor(`the switch to generation ${generation}`, async () => {
      const switched = await view('switch', { view: 'tills', generation }, instance)
      return switched.body.meta?.type !== 'view-behind' && switched
    })
    expect(body.data).toMatchObject({ live: generation })
  }

  describe('rebuild a read model', () => {
    it('while it is written and read, switch to it and back, and no read fails', async () => {
      const checkouts = Array.from({ length: 40 }, (_, index) => `till-rebuilt-${index}`)
      const sums = new Map(checkouts.map((checkout) => [checkout, 0]))
      const payIn = async (checkout: string, instance: CheckoutInstance) => {
        const paid = await instance.post('/internal/till/pay-in', { checkout, amount: 1 })
        expect(paid.body.code).toBe(200)
        sums.set(checkout, (sums.get(checkout) ?? 0) + 1)
        return paid
      }
      for (let round = 0; round < 5; round += 1) await Promise.all(checkouts.map((checkout) => payIn(checkout, left)))

      let going = true
      let reads = 0
      const traffic = Promise.all(
        [left, right].map(async (instance, turn) => {
          for (let at = turn; going; at += 2) {
            const checkout = checkouts[at % checkouts.length] ?? ''
            const paid = await payIn(checkout, instance)
            for (const reader of [left, right]) {
              const read = await reader.readSince(checkout, paid.position)
              expect(read.body).toMatchObject({ code: 200, data: { sum: sums.get(checkout) } })
              reads += 1
            }
          }
        }),
      )
      expect((await view('rebuild', { view: 'tills' })).body).toMatchObject({
        code: 200,
        data: { view: 'tills', live: 1, generation: 2 },
      })
      expect((await view('rebuild', { view: 'tills' }, right)).body.meta?.type).toBe('rebuild-present')
      expect((await view('switch', { view: 'tills', generation: 2 })).body.meta?.type).toBe('view-behind')
      await waitForLevel(2)
      await waitFor('the indexes of a generation that is level', async () => (await indexNames(2)).includes('sum_1'))
      const consumer = (await readers(left)).find(({ view: of }) => of?.generation === 2)?.consumer ?? ''
      const parked = installation.db.collection<{ _id: string; consumer: string; key: string }>('parked')
      await parked.insertOne({ _id: `${consumer}:till-lacking`, consumer, key: 'till-lacking' })
      const lacking = await view('switch', { view: 'tills', generation: 2 })
      expect(lacking.body).toMatchObject({ meta: { type: 'view-behind' }, data: { parked: 1 } })
      await parked.deleteMany({ consumer })
      const beforeSwitch = reads
      await switchTo(2, left)
      for (const instance of [left, right])
        await waitFor('reads from the second generation', async () =>
          (await generations(instance)).some(({ generation, live }) => generation === 2 && live),
        )
      await waitFor('reads after the switch', () => reads > beforeSwitch + 40)
      await switchTo(1, right)
      const beforeReturn = reads
      await waitFor('reads after the way back', () => reads > beforeReturn + 40)
      going = false
      await traffic

      await Promise.all([waitForLevel(1), waitForLevel(2)])
      expect((await view('compare', { view: 'tills', generation: 2 })).body.data).toEqual({
        rows: 40,
        same: 40,
        different: 0,
        missing: 0,
        moving: 0,
        examples: [],
      })
      const [reader] = await readers(left)
      const rows = installation.db.collection<{ _id: string; sum: number }>(`view-tills-${reader?.view?.version}.2`)
      expect(new Map((await rows.find().toArray()).map((row) => [row._id, row.sum]))).toEqual(sums)
    })

    it('switch to it before its indexes were created, and have them first', async () => {
      const rows = installation.db.collection(`view-tills-${(await readers(left))[0]?.view?.version}.2`)
      await rows.dropIndex('sum_1')
      const other = await installation.start()
      try {
        await switchTo(2, other)
        expect(await indexNames(2)).toContain('sum_1')
        await switchTo(1, other)
      } finally {
        await other.stop()
      }
    })

    it('see the differences, and discard a rebuild', async () => {
      const [reader] = await readers(left)
      const rows = installation.db.collection<{ _id: string }>(`view-tills-${reader?.view?.version}.2`)
      await rows.updateOne({ _id: 'till-rebuilt-3' }, { $set: { sum: -1 } })
      await rows.deleteOne({ _id: 'till-rebuilt-4' })
      expect((await view('compare', { view: 'tills', generation: 2 })).body.data).toMatchObject({
        same: 38,
        different: 1,
        missing: 1,
        examples: ['till-rebuilt-3', 'till-rebuilt-4'],
      })
      const readOn = async (instance: CheckoutInstance) =>
        (await instance.post('/internal/till/read', { checkout: 'till-rebuilt-3' })).body.data
      await view('switch', { view: 'tills', generation: 2 })
      for (const instance of [left, right])
        await waitFor('rows of the second generation', async () =>
          JSON.stringify(await readOn(instance)).includes('-1'),
        )
      await view('switch', { view: 'tills', generation: 1 }, right)
      for (const instance of [left, right])
        await waitFor('rows of the first', async () => !JSON.stringify(await readOn(instance)).includes('-1'))
      expect((await view('discard', { view: 'tills', generation: 1 })).body.meta?.type).toBe('generation-not-found')
      expect((await view('discard', { view: 'tills', generation: 2 })).body.code).toBe(200)
      await waitFor('one generation', async () => (await generations(right)).length === 1)
      expect((await view('switch', { view: 'tills', generation: 2 })).body.meta?.type).toBe('generation-not-found')
      expect((await view('rebuild', { view: 'no-such-view' })).body.meta?.type).toBe('view-not-found')
    })
  })

  describe('have an event that a consumer fails on', () => {
    const checkout = 'till-poisoned'
    const commit = (version: number, event: object) => ({
      _id: new mongoose.mongo.ObjectId(),
      streamType: 'till',
      streamId: checkout,
      version,
      events: [event],
      actor: { kind: 'service', id: 'notification' },
      correlationId: 'poison',
      causationId: 'poison',
      committedAt: new Date(),
      unpublished: true,
    })
    const parked = async () =>
      (await readers(left))
        .filter(({ view }) => view?.live)
        .flatMap((reader) => reader.parked.map((key) => ({ ...key, consumer: reader.consumer })))
    let waiting: Awaited<ReturnType<typeof parked>>[number]

    beforeEach(async () => {
      if ((await installation.db.collection('commits').countDocuments({ streamId: checkout })) === 0)
        await installation.db
          .collection('commits')
          .insertMany([
            commit(1, { type: 'paid-in', data: { amount: 4 } }),
            commit(2, { type: 'paid-in', data: {} }),
            commit(3, { type: 'paid-in', data: { amount: 5 } }),
          ])
      await waitFor('the row of the first event', async () => {
        const { body } = await left.post('/internal/till/read', { checkout })
        return body.code === 200 && body.data !== null
      })
      waiting = await waitFor('the key to be parked with its successor', async () =>
        (await parked()).find((key) => key.key === checkout && key.waiting === 2),
      )
    })

    it('which waits with its successors until it is skipped, for good', async () => {
      expect(waiting).toMatchObject({ kind: 'poison', sequence: 2, type: 'paid-in', eventId: `${checkout}@2` })
      const key = { consumer: waiting.consumer, key: checkout }
      expect((await left.post('/internal/parked/retry', key)).body.data).toMatchObject({ freed: false })
      const skip = (eventId: string, instance = left) =>
        instance.post('/internal/parked/skip', { ...key, eventId, reason: 'written by hand', by: 's-operator' })
      expect((await skip(`${checkout}@3`)).body.meta?.type).toBe('version-conflict')
      expect((await skip(`${checkout}@2`, right)).body).toMatchObject({
        code: 200,
        data: { freed: true, reason: null },
      })
      expect(await parked()).toEqual([])
      const read = () => left.readSince(checkout, `notification.till.${checkout}@3`)
      expect((await read()).body.data).toMatchObject({ sum: 9 })
      expect((await skip(`${checkout}@2`)).body.meta?.type).toBe('not-parked')

      expect((await view('rebuild', { view: 'tills' })).body.data).toMatchObject({ generation: 3 })
      await waitForLevel(3)
      expect((await view('compare', { view: 'tills', generation: 3 })).body.data).toMatchObject({
        different: 0,
        missing: 0,
        moving: 0,
      })
    })
  })
})
