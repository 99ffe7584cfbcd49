import { setTimeout as pause } from 'node:timers/promises'
import { getOperations } from '@pinline/contracts/gateway/operations/get-operations'
import { retryParked } from '@pinline/contracts/gateway/operations/retry-parked'
import { cancelOrderByStaff } from '@pinline/contracts/order/order/cancel-order-by-staff'
import { orderNumber } from '@pinline/events/ids'
import type { Caller } from '../../harness/shop.ts'
import { waitFor } from '../../harness/wait-for.ts'
import type { Fault, FaultContext } from '../fault.ts'
import { databaseOf } from '../invariants/commits.ts'
import { quantile } from '../quantile.ts'
import { liveViewOf, watchLag } from '../watch-lag.ts'

const view = 'orders'
const usualLagMs = 2000
const wholeOrderNumber = /^\d{13}$/

const findParked = async (staff: Caller, key: string) => {
  const { services } = (await staff.call(getOperations, {})).data()
  const consumers = services.flatMap(({ name, consumers: all }) => (name === 'order' ? all : []))
  const consumer = consumers.find((one) => one.name === view && one.view?.live === true)
  const parked = consumer?.parked.find((one) => one.key === key)
  return consumer === undefined || parked === undefined ? undefined : { consumer: consumer.consumer, parked }
}

/**
 * Staff cancel an order if possible. Returns the time until the view shows it, ms; undefined if the order could not be
 * cancelled.
 */
const msUntilShown = async ({ environment, staff }: FaultContext, orderNo: string): Promise<number | undefined> => {
  const db = databaseOf(environment, 'order')
  const [last] = await db.collection('commits').find({ streamId: orderNo }).sort({ version: -1 }).limit(1).toArray()
  const version = Number(last?.version) + Number(last?.events.length) - 1
  const input = { orderNo: orderNumber.parse(orderNo), version, reason: 'no longer wanted' }
  const answered = await staff.call(cancelOrderByStaff, input)
  // An order that its buyer has cancelled gets no further event.
  if (answered.envelope.code !== 200 || answered.data().version === version) return undefined
  const began = performance.now()
  const rows = db.collection<{ _id: string }>(await liveViewOf(db, view))
  await waitFor(
    'the view shows the order cancelled',
    () => rows.findOne({ _id: orderNo, [`_versions.${orderNo}`]: { $gt: version } }),
    { timeoutMs: 30_000, intervalMs: 20 },
  )
  return performance.now() - began
}

/**
 * The projection of orders fails for one order. Its key is parked with all later events; other orders reach the view as
 * fast as before. A retry before the cause is removed leaves the key parked; one after it frees the key, and the
 * order's later events reach the view as fast as those of others.
 */
export const poisonEvent = ({ forMs = 20_000, maxLagMs = usualLagMs } = {}): Fault => ({
  name: 'poison-event',
  // Rows are checked while they are poisoned, too.
  settings: { RECONCILE_EVERY_SECONDS: '1' },
  inject: async (context) => {
    const { load, random, faultLevers, environment, staff } = context
    const lag = await watchLag(databaseOf(environment, 'order'), view, wholeOrderNumber)
    const violations: string[] = []
    faultLevers.set('poison', { view, passing: random.between(2, 10) })
    const { key } = await waitFor('an order is poisoned', () => faultLevers.read('poisoned'), { timeoutMs: 60_000 })
    const { consumer } = await waitFor('its key is parked', () => findParked(staff, key))
    const retry = async () => (await staff.call(retryParked, { service: 'order', consumer, key })).data()
    const before = load.acknowledged()
    await pause(forMs)
    const interim = load.acknowledged() - before
    // The latest commits may still be on their way.
    const judgeable = Date.now() - maxLagMs
    const lags = lag
      .lags()
      .filter((one) => one.streamId !== key && (one.ms !== undefined || one.insertedAt <= judgeable))
    const tooSoon = await retry()
    if (tooSoon.freed) violations.push(`poison: ${key} was freed while its cause was there`)
    const waiting = (await findParked(staff, key))?.parked
    if (waiting?.kind !== 'poison') violations.push(`poison: ${key} does not wait as poisoned after a retry`)
    faultLevers.clear('poison')
    const freed = await waitFor('the cause is removed', async () => {
      const outcome = await retry()
      return outcome.freed ? outcome : undefined
    }).catch(() => undefined)
    if (freed === undefined) violations.push(`poison: ${key} was not freed by a retry`)
    const shown = freed === undefined ? undefined : await msUntilShown(context, key)
    if (shown !== undefined && shown > maxLagMs)
      violations.push(`poison: ${key} was freed, and its next event came into the view after ${Math.round(shown)} ms`)
    const came = lags.map(({ ms }) => ms ?? Number.POSITIVE_INFINITY)
    const p95 = quantile(came, 0.95)
    if (p95 > maxLagMs) violations.push(`poison: other orders came into the view after ${p95} ms (p95)`)
    return {
      recover: lag.stop,
      hit: () =>
        `${key} waited with ${waiting?.waiting ?? 0} events while ${interim} orders were placed; lag of the others p50 ${quantile(came, 0.5)}, p95 ${p95} ms; freed, its own ${shown === undefined ? 'not asked' : `${Math.round(shown)} ms`}`,
      verify: () => violations,
    }
  },
})
