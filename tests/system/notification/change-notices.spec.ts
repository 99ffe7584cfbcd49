import { readFileSync } from 'node:fs'
import { toCloudEvent } from '@pinline/chassis/kafka/cloud-event'
import { kafkaLog } from '@pinline/chassis/kafka/kafka-log'
import type { EventProducer } from '@pinline/chassis/kafka/kafka-port'
import { changeNoticeRow } from '@pinline/contracts/notification/change-notice/change-notice-row'
import { listChangeNotices } from '@pinline/contracts/notification/change-notice/list-change-notices'
import { listMyChangeNotices } from '@pinline/contracts/notification/change-notice/list-my-change-notices'
import { type AnyEvent, topicOf } from '@pinline/events/event'
import { type OrderEvent, orderEvent } from '@pinline/events/order/order-event'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { startSystem, type TestSystem } from '../../harness/start-system.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { postJson, type Reply, registered, type SignedIn, text } from '../account/client.ts'
import { StaffTeam } from '../account/staff-member.ts'

const golden = (type: OrderEvent['type']): OrderEvent =>
  orderEvent.parse(
    JSON.parse(readFileSync(new URL(`../../../events/src/golden/${type}.v1.json`, import.meta.url), 'utf8')),
  )
const placed = golden('order-placed')
if (placed.type !== 'order-placed') throw new Error('golden sample')
const [line] = placed.data.lines
if (line === undefined) throw new Error('golden sample')
const { productId, model } = line

const content = {
  kind: 'end-of-life',
  reference: 'PDN-2026-042',
  parts: [{ productId, model, manufacturer: 'Molex' }],
  announcedOn: '2026-11-27',
  lastOrderOn: '2027-11-30',
  lastShipmentOn: '2028-05-31',
  texts: { en: 'The mould is worn out.' },
}

/** How buyers of parts are notified of changes and ends of life. */
describe('change notices', () => {
  let system: TestSystem
  let chief: string
  let reader: SignedIn
  let silent: SignedIn
  let debtor: SignedIn
  let producer: EventProducer
  let close: () => Promise<void>

  const publishOrder = async (orderNo: string, buyer: SignedIn, types: readonly OrderEvent['type'][]) => {
    const mine = { ...placed, data: { ...placed.data, orderNo, buyerId: buyer.id } } as AnyEvent
    const events: readonly AnyEvent[] = [mine, ...types.map(golden)]
    await producer.send(
      events.map((event, index) => ({
        topic: topicOf('order'),
        key: orderNo,
        value: JSON.stringify(
          toCloudEvent({
            ...{ id: `${orderNo}@${index + 1}`, service: 'order', streamType: 'order', streamId: orderNo },
            ...{ sequence: index + 1, event, actor: { kind: 'service', id: 'order' } },
            ...{ correlationId: 'request-1', causationId: 'request-1', recordedAt: new Date().toISOString() },
          }),
        ),
        headers: {},
      })),
    )
  }
  beforeAll(async () => {
    system = await startSystem(inject('servers'), { services: ['account', 'notification'] })
    chief = await new StaffTeam(system).administrator()
    reader = await registered(system)
    silent = await registered(system)
    debtor = await registered(system)
    const log = await kafkaLog(
      { clientId: 'order-stand-in', brokers: system.servers.kafka.brokers.split(','), prefix: system.databasePrefix },
      pino({ level: 'silent' }),
    )
    producer = await log.producer()
    close = async () => {
      await producer.close()
      await log.close()
    }
    const declined = { declined: ['change-notice'] }
    await postJson(system.urls.account, '/user/choose-mails', declined, { token: silent.token })
    await publishOrder('2611214073958', reader, ['stock-reserved', 'order-confirmed'])
    await publishOrder('2611214073966', reader, ['stock-reserved', 'order-confirmed'])
    await publishOrder('2611214073974', silent, ['stock-reserved', 'order-confirmed'])
    await publishOrder('2611214073982', debtor, ['stock-reserved'])
  })
  afterAll(async () => {
    await close()
    await system?.stop()
  })

  const send = (path: string, body: object, token = chief, headers: Record<string, string> = {}): Promise<Reply> =>
    postJson(system.urls.notification, path, body, { token, headers })
  const record = async (id: string) => {
    const headers = { authorization: `Bearer ${chief}` }
    const response = await fetch(`${system.urls.notification}/api/v1/admin/change-notices/${id}`, { headers })
    return changeNoticeRow.parse(await response.json())
  }
  const mails = async ({ email }: SignedIn) => {
    const response = await fetch(`${system.urls.notification}/mailbox/messages?to=${encodeURIComponent(email)}`)
    const { list } = (await response.json()) as { list: { subject: string; text: string }[] }
    return list.filter(({ subject }) => subject.includes(content.reference))
  }
  const shown = async () => listChangeNotices.output.parse((await send('/products/change-notices', { productId })).data)
  const own = async ({ token }: SignedIn) =>
    listMyChangeNotices.output.parse((await send('/user/change-notices', {}, token)).data)

  it('are refused where the end of life is less than a year away, and where nothing is affected', async () => {
    const create = (fields: object) => send('/private/change-notices/create', { ...content, ...fields })
    expect(await create({ lastOrderOn: '2027-11-01' })).toMatchObject({
      type: 'invalid-input',
      data: { errors: { lastOrderOn: 'within-a-year' } },
    })
    expect(await create({ parts: [] })).toMatchObject({
      type: 'invalid-input',
      data: { errors: { parts: 'required' } },
    })
  })

  it('are written to everybody who bought the part, once, and shown in the shop until they are withdrawn', async () => {
    const created = await send('/private/change-notices/create', content)
    const id = text(created.data.id)
    const revision = Number(created.data.revision)
    const draft = await waitFor('the buyers to be known', async () => {
      const row = await record(id)
      return row.buyers === 2 ? row : undefined
    })
    expect(draft).toMatchObject({ state: 'draft', recipients: 0 })
    expect(await shown()).toEqual({ list: [] })

    expect((await send('/private/change-notices/publish', { id, revision })).code).toBe(200)
    const done = await waitFor('the mailing', async () => {
      const row = await record(id)
      return row.isMailed ? row : undefined
    })
    expect(done).toMatchObject({ state: 'published', recipients: 2 })
    const [mail] = await waitFor('the mail', async () => {
      const found = await mails(reader)
      return found.length > 0 ? found : undefined
    })
    for (const piece of [model, 'November 30, 2027', 'The mould is worn out.', '/user/center?tab=change-notices'])
      expect(mail?.text).toContain(piece)
    expect(await shown()).toMatchObject({ list: [{ id, reference: content.reference, text: content.texts.en }] })
    for (const buyer of [reader, silent])
      await waitFor('the notice of the buyer', async () => (await own(buyer)).list.some((one) => one.id === id))
    expect((await own(debtor)).list).toEqual([])

    const edit = { ...content, id, revision: done.revision, reference: 'PDN-2026-043' }
    expect((await send('/private/change-notices/update', edit)).type).toBe('change-notice-published')
    const again = await send('/private/change-notices/publish', { id, revision: done.revision })
    expect(again.code).toBe(200)
    const down = await send('/private/change-notices/withdraw', { id, revision: Number(again.data.revision) })
    expect(down.code).toBe(200)
    await waitFor('the shop to show nothing', async () => (await shown()).list.length === 0)
    expect(await own(reader)).toMatchObject({ list: [], total: 0 })
    expect(await mails(reader)).toHaveLength(1)
    expect(await mails(silent)).toEqual([])
  })
})
