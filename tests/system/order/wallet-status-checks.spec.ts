import { getPaymentStatus } from '@pinline/contracts/order/payment/get-payment-status'
import { payAttempt } from '@pinline/contracts/order/payment/pay-attempt'
import { startPaymentAttempt } from '@pinline/contracts/order/payment/start-payment-attempt'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { waitFor } from '../../harness/wait-for.ts'
import { installOrder, type OrderInstallation, type Person } from './order-installation.ts'
import { type PaymentProbe, paymentProbe } from './payment-probe.ts'
import { order } from './shopping.ts'

let installation: OrderInstallation
let probe: PaymentProbe
let buyer: Person
beforeAll(async () => {
  installation = await installOrder(inject('servers'))
  probe = paymentProbe(installation)
  buyer = await installation.buyer()
})
afterAll(async () => await installation.end())

const withCode = async () => {
  const orderNo = await order(buyer)
  const { data } = await buyer.call(startPaymentAttempt, { orderNo })
  return { orderNo, attemptId: data.attemptId }
}

/** Has MongoDB write down when the simulated wallet looks an attempt up: that is a question to the wallet. */
const countingStatusChecks = async (attemptId: string, work: (requested: () => Promise<Date[]>) => Promise<void>) => {
  const { db } = installation
  const providerRecords = db.collection('wallet-attempts').namespace
  await db.command({
    profile: 1,
    slowms: 0,
    filter: { ns: providerRecords, op: 'query', 'command.filter._id': attemptId },
  })
  try {
    await work(async () => {
      const found = await db.collection('system.profile').find({ ns: providerRecords }).sort({ ts: 1 }).toArray()
      return found.map(({ ts }) => ts)
    })
  } finally {
    await db.command({ profile: 0, filter: 'unset' })
    await db.collection('system.profile').drop()
  }
}

describe('the status of a payment', () => {
  it('is one wallet query in five seconds, however many tabs poll', async () => {
    const { orderNo, attemptId } = await withCode()
    // The service itself checks an open attempt after fifteen seconds, which a busy machine may need here.
    await installation.db
      .collection<{ _id: string }>('asked-attempts')
      .updateOne({ _id: attemptId }, { $set: { askAt: new Date(Date.now() + 3_600_000) } })
    const tabs = [buyer, buyer.at(installation.url()), buyer.at(installation.url())]
    await countingStatusChecks(attemptId, async (requested) => {
      let polls = 0
      const times = await waitFor(
        'the second question',
        async () => {
          const answers = await Promise.all(tabs.map((tab) => tab.call(getPaymentStatus, { orderNo })))
          expect(answers.map(({ data }) => data.status)).toEqual(['waiting', 'waiting', 'waiting'])
          polls += answers.length
          const all = await requested()
          return all.length > 1 && all
        },
        { intervalMs: 150 },
      )
      for (const [place, at] of times.slice(1).entries())
        expect(at.getTime() - (times[place]?.getTime() ?? 0)).toBeGreaterThan(4000)
      expect(polls).toBeGreaterThan(times.length)
    })
  })
})

describe('attempts that are paid', () => {
  it('are checked no more, and the wallet is not queried for that', async () => {
    const paid = await withCode()
    await installation.visitor.call(payAttempt, { id: paid.attemptId })
    await probe.waitForStatus(buyer, paid.orderNo, 'confirmed')
    const documents = installation.db.collection<{ _id: string; askAt?: Date; code?: object }>('asked-attempts')
    await countingStatusChecks(paid.attemptId, async (requested) => {
      await documents.updateOne({ _id: paid.attemptId }, { $set: { askAt: new Date() } })
      const ended = await waitFor('the check to end', async () => {
        const document = await documents.findOne({ _id: paid.attemptId })
        return document !== null && document.askAt === undefined && document
      })
      expect(ended.code).toBeDefined()
      expect(await requested()).toEqual([])
    })
  })
})

describe('attempts that are open', () => {
  /** So many orders like one with a code, their attempts open at the wallet and overdue for a check. */
  const waitingBefore = async (like: Awaited<ReturnType<typeof withCode>>, many: number): Promise<string[]> => {
    const { db } = installation
    const commits = await db.collection('commits').find({ streamId: like.orderNo }).sort({ version: 1 }).toArray()
    const stored = await db.collection<{ _id: string }>('wallet-attempts').findOne({ _id: like.attemptId })
    const copies = Array.from({ length: many }, (_, n) => ({
      orderNo: `26010100${String(n).padStart(5, '0')}`,
      attemptId: `pay-copy${String(n).padStart(8, '0')}`,
      askAt: new Date(n),
    }))
    await db.collection('commits').insertMany(
      copies.flatMap(({ orderNo, attemptId }) =>
        commits.map(({ streamType, version, events, actor, correlationId, causationId, committedAt }) => ({
          streamType,
          streamId: orderNo,
          version,
          events: JSON.parse(
            JSON.stringify(events).replaceAll(like.orderNo, orderNo).replaceAll(like.attemptId, attemptId),
          ),
          actor,
          correlationId,
          causationId,
          committedAt,
        })),
      ),
    )
    await db
      .collection<{ _id: string }>('wallet-attempts')
      .insertMany(copies.map(({ orderNo, attemptId }) => ({ ...stored, _id: attemptId, orderNo })))
    await db
      .collection<{ _id: string }>('asked-attempts')
      .insertMany(copies.map(({ orderNo, attemptId, askAt }) => ({ _id: attemptId, orderNo, askAt })))
    return copies.map(({ attemptId }) => attemptId)
  }

  it('are all checked in turn, even more than one sweep can: the last one’s lost webhook is found', async () => {
    const paid = await withCode()
    await probe.setFaults(paid.orderNo, { lose: true })
    const begun = Date.now()
    const ids = await waitingBefore(paid, 60)
    const questions = installation.db.collection<{ _id: string; askAt: Date }>('asked-attempts')
    await questions.updateOne({ _id: paid.attemptId }, { $set: { askAt: new Date() } })
    const requested = await installation.visitor.call(payAttempt, { id: paid.attemptId })
    expect(requested.data.status).toBe('captured')
    await probe.waitForStatus(buyer, paid.orderNo, 'confirmed', 90_000)
    const later = await questions.find({ _id: { $in: ids } }).toArray()
    expect(later).toHaveLength(60)
    for (const { askAt } of later) expect(askAt.getTime()).toBeGreaterThan(begun)
    expect(
      await installation.db.collection<{ _id: string }>('wallet-attempts').distinct('status', { _id: { $in: ids } }),
    ).toEqual(['open'])
  })
})
