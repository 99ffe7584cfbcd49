import { readFileSync } from 'node:fs'
import { toCloudEvent } from '@pinline/chassis/kafka/cloud-event'
import { kafkaLog } from '@pinline/chassis/kafka/kafka-log'
import type { EventProducer } from '@pinline/chassis/kafka/kafka-port'
import { type AnyEvent, topicOf } from '@pinline/events/event'
import { afterSaleEvent } from '@pinline/events/order/after-sale-event'
import { type OrderEvent, orderEvent } from '@pinline/events/order/order-event'
import { refundId } from '@pinline/events/order/payment-ids'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import type { TestSystem } from '../../harness/start-system.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { postJson, registered, type SignedIn, text } from '../account/client.ts'

const goldenOf = <Event extends AnyEvent>(schema: z.ZodType<Event>, type: Event['type']): Event =>
  schema.parse(JSON.parse(readFileSync(new URL(`../../../events/src/golden/${type}.v1.json`, import.meta.url), 'utf8')))

const golden = (type: OrderEvent['type']): OrderEvent => goldenOf(orderEvent, type)

/** To-dos of staff and messages to buyers as orders proceed. Counts all existing to-dos. */
export const toDos = (shared: () => TestSystem): void => {
  describe('what follows from an order', () => {
    let system: TestSystem
    let buyer: SignedIn
    let token: string
    let producer: EventProducer
    let close: () => Promise<void>
    const orderNo = '2611214073958'
    const sequences = new Map<string, number>()

    /** The order service's relay, as this service sees it. */
    const publish = async (streamId: string, events: readonly AnyEvent[], streamType = 'order') => {
      const messages = events.map((event) => {
        const sequence = (sequences.get(streamId) ?? 0) + 1
        sequences.set(streamId, sequence)
        const recorded = {
          id: `${streamId}@${sequence}`,
          service: 'order' as const,
          streamType,
          streamId,
          sequence,
          event,
          actor: { kind: 'service' as const, id: 'order' },
          correlationId: 'request-1',
          causationId: 'request-1',
          recordedAt: new Date().toISOString(),
        }
        return { topic: topicOf('order'), key: streamId, value: JSON.stringify(toCloudEvent(recorded)), headers: {} }
      })
      await producer.send(messages)
      return messages
    }
    const bell = () => postJson(system.urls.notification, '/notification/home/list', {}, { token })
    const toDo = async (id: string): Promise<Record<string, unknown> | undefined> => {
      const response = await fetch(`${system.urls.notification}/api/v1/admin/to-dos/${id}`, {
        headers: { authorization: `Bearer ${token}` },
      })
      return response.status === 200 ? ((await response.json()) as Record<string, unknown>) : undefined
    }
    const mailbox = async () => {
      const response = await fetch(`${system.urls.notification}/mailbox/messages?to=${encodeURIComponent(buyer.email)}`)
      return ((await response.json()) as { list: { subject: string; text: string }[] }).list
    }
    const mails = async () => (await mailbox()).map(({ subject }) => subject)

    beforeAll(async () => {
      system = shared()
      buyer = await registered(system)
      const { staff } = system.demoAccounts()
      token = text((await postJson(system.urls.account, '/public/admin/login', staff)).data.token)
      const log = await kafkaLog(
        { clientId: 'order-stand-in', brokers: system.servers.kafka.brokers.split(','), prefix: system.databasePrefix },
        pino({ level: 'silent' }),
      )
      producer = await log.producer()
      close = async () => {
        await producer.close()
        await log.close()
      }
    })
    afterAll(() => close())

    it('is work and a mail when it is paid, and their end when it ships, once each', async () => {
      const placed = golden('order-placed')
      if (placed.type !== 'order-placed') throw new Error('golden sample')
      const mine = { ...placed, data: { ...placed.data, buyerId: buyer.id } }
      const reserved = await publish(orderNo, [mine, golden('stock-reserved')])
      await waitFor('the mail', async () => (await mails()).includes(`Order ${orderNo} received`))
      const paid = await publish(orderNo, [golden('order-confirmed')])
      const id = `prepare-order-${orderNo}`
      const open = await waitFor('the to-do', () => toDo(id))
      expect(open).toMatchObject({ state: 'open', kind: 'prepare-order', resource: 'orders', recordId: orderNo })
      expect(await bell()).toMatchObject({
        code: 200,
        data: { notice: [], news: [], agency: [{ title: `Prepare order ${orderNo}`, read: false }], badge: true },
      })
      await waitFor('the mail', async () => (await mails()).includes(`Order ${orderNo} is paid`))

      await producer.send([...reserved, ...paid])
      await publish(orderNo, [golden('order-shipped')])
      const done = await waitFor('the to-do is closed', async () => {
        const row = await toDo(id)
        return row?.state === 'closed' ? row : undefined
      })
      expect(done).toMatchObject({ closedBy: 'order-shipped' })
      await waitFor('the mail', async () => (await mails()).includes(`Order ${orderNo} has shipped`))
      expect((await mails()).filter((subject) => subject.includes(orderNo))).toEqual([
        `Order ${orderNo} has shipped`,
        `Order ${orderNo} is paid`,
        `Order ${orderNo} received`,
      ])
      expect(await bell()).toMatchObject({ data: { agency: [], badge: false } })
    })

    it('is work until a replacement is sent, also after one was withdrawn', async () => {
      const number = '2611214073990-1'
      const id = `send-replacement-${number}`
      const is = async (state: string) =>
        await waitFor(`the to-do is ${state}`, async () => {
          const row = await toDo(id)
          return row?.state === state && row
        })
      const approved = goldenOf(afterSaleEvent, 'after-sale-replacement-approved')
      await publish(number, [approved], 'after-sale')
      expect(await is('open')).toMatchObject({ kind: 'send-replacement', resource: 'after-sales', recordId: number })
      await publish(number, [goldenOf(afterSaleEvent, 'after-sale-replacement-withdrawn')], 'after-sale')
      expect(await is('closed')).toMatchObject({ closedBy: 'after-sale-replacement-withdrawn' })
      await publish(number, [approved], 'after-sale')
      await is('open')
      await publish(number, [goldenOf(afterSaleEvent, 'after-sale-replaced')], 'after-sale')
      expect(await is('closed')).toMatchObject({ closedBy: 'after-sale-replaced' })
    })

    it('is written about as its buyer chose, and always where the law asks for it', async () => {
      const number = '2611214074014'
      const placed = golden('order-placed')
      if (placed.type !== 'order-placed') throw new Error('golden sample')
      const choose = async (declined: readonly string[]) =>
        await postJson(system.urls.account, '/user/choose-mails', { declined }, { token: buyer.token })
      expect(await choose(['order-paid'])).toMatchObject({ code: 200, data: { declinedMails: ['order-paid'] } })
      expect(await choose(['order-placed'])).toMatchObject({ code: 422 })
      const mine = { ...placed, data: { ...placed.data, orderNo: number, buyerId: buyer.id } }
      await publish(number, [mine, golden('stock-reserved')])
      await waitFor('the mail', async () => (await mails()).includes(`Order ${number} received`))
      await publish(number, [golden('order-confirmed'), golden('order-shipped')])
      await waitFor('the mail', async () => (await mails()).includes(`Order ${number} has shipped`))
      await waitFor('its to-do is closed', async () => (await toDo(`prepare-order-${number}`))?.state === 'closed')
      expect((await mails()).filter((subject) => subject.includes(number))).toHaveLength(2)
      expect(await choose([])).toMatchObject({ code: 200, data: { declinedMails: [] } })
    })

    it('is no work when it is cancelled, paid or not', async () => {
      const unpaid = '2611214073966'
      const refunded = '2611214073974'
      await publish(unpaid, [golden('order-placed'), golden('order-cancelled')])
      await publish(refunded, [golden('order-placed'), golden('order-confirmed'), golden('order-cancelled')])
      await waitFor('the to-do is closed', async () => {
        const row = await toDo(`prepare-order-${refunded}`)
        return row?.closedBy === 'order-cancelled' ? row : undefined
      })
      expect(await toDo(`prepare-order-${unpaid}`)).toBeUndefined()
    })

    it('is work while money is due to go back, one a refund', async () => {
      const number = '2611214073990'
      const requested = golden('refund-requested')
      const completed = golden('refund-completed')
      if (requested.type !== 'refund-requested' || completed.type !== 'refund-completed')
        throw new Error('golden sample')
      await publish(number, [
        golden('order-placed'),
        { ...requested, data: { ...requested.data, refundId: completed.data.refundId, reason: 'wrong-amount' } },
      ])
      const id = completed.data.refundId.replace('refund-', 'refund-due-')
      expect(await waitFor('the to-do', () => toDo(id))).toMatchObject({
        state: 'open',
        kind: 'refund-due',
        resource: 'orders',
        recordId: number,
      })
      expect(await bell()).toMatchObject({ data: { agency: [{ title: `Refund for order ${number}` }], badge: true } })
      await publish(number, [completed])
      await waitFor('the to-do is closed', async () => (await toDo(id))?.closedBy === 'refund-completed')
      expect(await bell()).toMatchObject({ data: { agency: [] } })
    })

    it('is a to-do when it is paid too late, until staff have resolved it', async () => {
      const number = '2611214074004'
      const requested = golden('refund-requested')
      const settled = golden('late-payment-settled')
      if (requested.type !== 'refund-requested' || settled.type !== 'late-payment-settled')
        throw new Error('golden sample')
      const late = {
        ...requested,
        data: {
          ...requested.data,
          captureId: settled.data.captureId,
          refundId: refundId.parse('refund-late-1'),
          reason: 'paid-after-cancellation' as const,
        },
      }
      const refunded = {
        type: 'refund-completed',
        data: { refundId: late.data.refundId, completedAt: late.data.requestedAt },
      }
      await publish(number, [golden('order-placed'), golden('order-cancelled'), late, refunded])
      const id = `late-payment-${settled.data.captureId}`
      await waitFor('the refund is done', async () => (await toDo('refund-due-late-1'))?.state === 'closed')
      expect(await waitFor('the to-do', () => toDo(id))).toMatchObject({
        state: 'open',
        kind: 'late-payment',
        recordId: number,
      })
      await publish(number, [settled])
      await waitFor('the to-do is closed', async () => (await toDo(id))?.closedBy === 'late-payment-settled')
    })

    it('is a mail when its deadline ended it, and when a refund is requested', async () => {
      const number = '2611214074012'
      const placed = golden('order-placed')
      const cancelled = golden('order-cancelled')
      const requested = golden('refund-requested')
      if (
        placed.type !== 'order-placed' ||
        cancelled.type !== 'order-cancelled' ||
        requested.type !== 'refund-requested'
      )
        throw new Error('golden sample')
      const mine = { ...placed, data: { ...placed.data, buyerId: buyer.id } }
      const expired = { ...cancelled, data: { ...cancelled.data, reason: 'deadline' } }
      const refund = { ...requested, data: { ...requested.data, refundId: refundId.parse('refund-late-2') } }
      const part = golden('partial-refund-requested')
      if (part.type !== 'partial-refund-requested') throw new Error('golden sample')
      await publish(number, [mine, expired, refund, part])
      await waitFor('the mails', async () => (await mails()).filter((subject) => subject.includes(number)).length === 3)
      expect((await mails()).filter((subject) => subject.includes(number)).sort()).toEqual([
        `Order ${number} was not paid in time`,
        `Refund for order ${number}`,
        `Refund for order ${number}`,
      ])
      // Each states its own amount, in the currency that was paid.
      const texts = (await mailbox()).map(({ text }) => text).filter((text) => text.includes(number))
      for (const amount of ['$192.93', 'CN¥86.39']) expect(texts.some((text) => text.includes(amount))).toBe(true)
      const done = (id: string) => ({
        type: 'refund-completed',
        data: { refundId: id, completedAt: refund.data.requestedAt },
      })
      await publish(number, [done(refund.data.refundId), done(part.data.refundId)])
      for (const id of [refund.data.refundId, part.data.refundId])
        await waitFor('the refund is done', async () => {
          return (await toDo(id.replace('refund-', 'refund-due-')))?.state === 'closed'
        })
    })

    it('can be read and not swept away', async () => {
      const number = '2611214073982'
      await publish(number, [golden('order-placed'), golden('order-confirmed')])
      await waitFor('the to-do', () => toDo(`prepare-order-${number}`))
      const list = await postJson(system.urls.notification, '/notification/list', {}, { token })
      expect(list).toMatchObject({
        data: { total: 1, page: 1, pageSize: 15, list: [{ recordId: number, read: false }] },
      })
      expect(await postJson(system.urls.notification, '/notification/read', {}, { token })).toMatchObject({
        data: { read: 1 },
      })
      expect(await postJson(system.urls.notification, '/notification/read', {}, { token })).toMatchObject({
        data: { read: 0 },
      })
      await postJson(system.urls.notification, '/notification/empty', {}, { token })
      expect(await postJson(system.urls.notification, '/notification/list', {}, { token })).toMatchObject({
        data: { total: 1, list: [{ recordId: number, read: true }] },
      })
      expect(await postJson(system.urls.notification, '/notification/list', {}, { token: buyer.token })).toMatchObject({
        status: 401,
      })
    })

    it('lists to-dos for the console by their due time', async () => {
      const query = new URLSearchParams({
        filter: JSON.stringify({ state: 'closed' }),
        sort: JSON.stringify(['dueAt', 'DESC']),
        range: JSON.stringify([0, 0]),
      })
      const response = await fetch(`${system.urls.notification}/api/v1/admin/to-dos?${query}`, {
        headers: { authorization: `Bearer ${token}` },
      })
      expect(response.headers.get('content-range')).toBe('to-dos 0-0/9')
      expect(await response.json()).toMatchObject([{ state: 'closed' }])
    })
  })
}
