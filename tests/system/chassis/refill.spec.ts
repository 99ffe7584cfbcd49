import { refillTopic, serviceOperations } from '@pinline/contracts/api/operations'
import { kafkaAdmin } from '@pinline/infra/servers/kafka'
import { renewTopic } from '@pinline/infra/topics/renew-topic'
import { readTopicSettings } from '@pinline/infra/topics/topic-settings'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { waitFor } from '../../harness/wait-for.ts'
import { type CheckoutInstallation, type CheckoutInstance, installCheckout } from './checkout-instance.ts'

const checkouts = Array.from({ length: 30 }, (_, index) => `till-${index}`)

describe('a topic that Kafka has lost', () => {
  let installation: CheckoutInstallation
  let instance: CheckoutInstance
  const admin = kafkaAdmin(inject('servers').kafka.brokers)

  beforeAll(() => admin.connect())
  afterAll(() => admin.disconnect())
  beforeEach(async () => {
    installation = await installCheckout(inject('servers'))
    instance = await installation.start()
  })
  afterEach(() => installation.end())

  const commits = () => installation.db.collection('commits')
  const isPublished = async () => (await commits().countDocuments({ unpublished: true })) === 0
  const pay = async (checkout: string, amount: number) => {
    const paid = await instance.post('/internal/till/pay-in', { checkout, amount })
    expect(paid.body.code).toBe(200)
    return paid
  }
  const operations = async () => serviceOperations.parse((await instance.post('/internal/operations', {})).body.data)
  const refill = async () => {
    let marked = 0
    let after: string | null = null
    do {
      const batch = refillTopic.output.parse(
        (await instance.post(refillTopic.path, after === null ? {} : { after })).body.data,
      )
      marked += batch.marked
      after = batch.next
    } while (after !== null)
    await waitFor('the refill to be published', isPublished)
    return marked
  }
  const audits = async () => await commits().countDocuments({ 'events.type': 'audited' })

  it('is filled again from the commits; readers go on by themselves, and nothing has its effect twice', async () => {
    for (const amount of [1, 600, 2]) for (const checkout of checkouts) await pay(checkout, amount)
    await waitFor('the audits', async () => (await audits()) === checkouts.length)
    for (const checkout of checkouts) await instance.readSince(checkout, `notification.till.${checkout}@4`)
    await waitFor('all to be published', isPublished)
    const { db, prefix } = installation
    // Replies of requests are forgotten, records of effects are not.
    const rows = async () => await db.collection('view-tills-1.1').find().sort({ _id: 1 }).toArray()
    const [before, count] = [await rows(), await commits().countDocuments({ streamType: 'till' })]

    await renewTopic(
      inject('servers').kafka.brokers,
      prefix,
      'notification',
      readTopicSettings({ KAFKA_PARTITIONS: '6' }),
    )
    // What happens before the refill comes before the history in the new topic.
    await pay('till-0', 5)
    expect(await refill()).toBeGreaterThanOrEqual(count)

    await pay('till-1', 700)
    await waitFor('the audit of an event after the loss', async () => (await audits()) === checkouts.length + 1)
    const read = await instance.readSince('till-1', 'notification.till.till-1@6')
    expect(read.body.data).toEqual({ sum: 1303, events: 6, audits: 2 })
    for (const [index, row] of (await rows()).entries()) if (index > 1) expect(row).toEqual(before[index])

    expect((await instance.post('/internal/views/rebuild', { view: 'tills' })).body.code).toBe(200)
    await waitFor('a new reader to have the whole history', async () => {
      const rebuilt = await db.collection('view-tills-1.2').find().sort({ _id: 1 }).toArray()
      const own = (row: object) => ({ ...row, _v: undefined })
      return JSON.stringify(rebuilt.map(own)) === JSON.stringify((await rows()).map(own))
    })
    expect(await audits()).toBe(checkouts.length + 1)
    await waitFor(
      'nothing to be parked',
      async () => (await operations()).consumers.flatMap(({ parked }) => parked).length === 0,
    )
  })

  it('has no effect of an event that an operator has skipped, though the effect would succeed by now', async () => {
    installation.failing.add('till-skipped')
    await pay('till-skipped', 600)
    const { consumer, key } = await waitFor('the event to be parked', async () => {
      const consumers = (await operations()).consumers
      return consumers.flatMap(({ consumer, parked }) => parked.map(({ key }) => ({ consumer, key })))[0]
    })
    const word = { eventId: 'till-skipped@1', reason: 'audited by hand', by: 's-operator' }
    expect((await instance.post('/internal/parked/skip', { consumer, key, ...word })).body.code).toBe(200)
    installation.failing.delete('till-skipped')

    await refill()
    // Comes after the history of its stream.
    await pay('till-skipped', 700)
    await waitFor('the audit of what came later', async () => (await audits()) > 0)
    const audited = await commits().find({ streamId: 'till-skipped', 'events.type': 'audited' }).toArray()
    expect(audited.map(({ causationId }) => causationId)).toEqual(['till-skipped@2'])
  })

  it('refuses one message for ever: its stream waits and alarms, the others flow, until it is tried again', async () => {
    const limit = async (bytes: number) =>
      await admin.alterConfigs({
        validateOnly: false,
        resources: [
          {
            // A topic, in Kafka's protocol.
            type: 2,
            name: `${installation.prefix}pinline.notification.v1`,
            configEntries: [{ name: 'max.message.bytes', value: String(bytes) }],
          },
        ],
      })
    await pay('till-large', 1)
    await waitFor('the first event to be published', isPublished)
    await limit(20_000)
    await commits().insertOne({
      streamType: 'till',
      streamId: 'till-large',
      version: 2,
      events: [{ type: 'paid-in', data: { amount: 1, note: 'x'.repeat(40_000) } }],
      actor: { kind: 'visitor' },
      correlationId: 'c',
      causationId: 'c',
      committedAt: new Date(),
      unpublished: true,
    })
    for (const checkout of checkouts) await pay(checkout, 1)
    await pay('till-large', 1)
    for (const checkout of checkouts) await instance.readSince(checkout, `notification.till.${checkout}@1`)
    const relay = await waitFor('the alarm', async () =>
      (await operations()).consumers.find(({ consumer }) => consumer === 'notification.relay'),
    )
    expect(relay.parked).toMatchObject([
      { key: 'till-large', eventId: 'till-large@2', sequence: 2, reason: 'Kafka refuses it: MESSAGE_TOO_LARGE' },
    ])
    await pay('till-large', 1)
    await waitFor('its stream to wait', async () => (await commits().countDocuments({ unpublished: 'refused' })) === 3)

    await limit(2 * 1024 * 1024)
    const retried = await instance.post('/internal/parked/retry', { consumer: 'notification.relay', key: 'till-large' })
    expect(retried.body.code).toBe(200)
    const read = await instance.readSince('till-large', 'notification.till.till-large@4')
    expect(read.body.data).toEqual({ sum: 4, events: 4, audits: 0 })
    await waitFor('nothing to wait', async () =>
      (await operations()).consumers.every(({ consumer }) => consumer !== 'notification.relay'),
    )
  })
})
