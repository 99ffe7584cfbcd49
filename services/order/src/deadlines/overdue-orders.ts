import { loadStreams } from '@pinline/chassis/event-store/handle-command'
import { z } from 'zod'
import type { Order, PlacedOrder } from '../domain/order/order.ts'
import { orderDecider } from '../domain/order/order-decider.ts'
import { statusesAfter } from '../domain/order/transitions.ts'
import type { OrderDeps } from '../order-deps.ts'
import { ordersProjection } from '../read-models/orders/orders.projection.ts'

/** A status that an order has to leave in time, counted from the event that brings it there. */
export interface Deadline {
  /** Names its mark; never changes. */
  readonly name: string
  /** The field with the time; the event is the first of its commit. */
  readonly field: 'payBefore' | 'shippedAt'
  readonly status: PlacedOrder['status']
}

export const paymentDeadline: Deadline = { name: 'payment', field: 'payBefore', status: 'pending' }
export const receiptDeadline: Deadline = { name: 'receipt', field: 'shippedAt', status: 'shipped' }

/** Times that are overdue: from `from`, if given, until before `before`. */
interface Overdue {
  readonly from: Date | null
  readonly before: Date
}

interface Mark {
  readonly _id: string
  /** Orders with earlier times are done with. */
  readonly passed: string
}

/** Commits in one sweep. */
const pageCommits = 500
/** A commit may be stored this long after the time in its event. */
const storedWithinMs = 60_000

const timed = z.object({ payBefore: z.string().optional(), shippedAt: z.string().optional() })
const pathOf = ({ field }: Deadline): string => `events.0.data.${field}`
const marksOf = (platform: OrderDeps) =>
  platform.db.collection<Mark>('deadline-marks', { writeConcern: { w: 'majority' } })

/** Creates the indexes of the commits that begin a deadline. */
export const prepareDeadlines = async ({ store }: OrderDeps): Promise<void> => {
  await store.commits.createIndexes(
    [paymentDeadline, receiptDeadline].map((deadline) => ({
      key: { [pathOf(deadline)]: 1 },
      partialFilterExpression: { [pathOf(deadline)]: { $exists: true } },
    })),
  )
}

/**
 * Finds overdue orders by their commits, so that one whose row is missing or parked is found too. Each sweep reads one
 * page of commits by the time in their event; a mark is stored up to which every order is done with, so that old ones
 * are read once. A shipping that was archived is found by the view alone. Prevents the failure "an order is not in the
 * view, and its stock is held for ever". Shown by tests/system/order/orders-without-row.spec.ts.
 */
export class OverdueOrders {
  readonly #platform: OrderDeps
  readonly #deadline: Deadline
  /** Where a round over several pages continues, and its first order that is still open, by the mark's id. */
  readonly #rounds = new Map<string, { readonly position: string; readonly firstOpen: string | undefined }>()

  constructor(platform: OrderDeps, deadline: Deadline) {
    this.#platform = platform
    this.#deadline = deadline
  }

  /** Numbers of orders in the deadline's status with one of the given times; at most a page of each. */
  async find(overdue: readonly Overdue[]): Promise<string[]> {
    const found: string[] = []
    for (const times of overdue) found.push(...(await this.#sweep(times)))
    return found
  }

  async #sweep({ from, before }: Overdue): Promise<string[]> {
    const id = from === null ? this.#deadline.name : `${this.#deadline.name}/${from.toISOString()}`
    const round = this.#rounds.get(id)
    const start = round?.position ?? (await this.#passed(id)) ?? from?.toISOString() ?? ''
    const page = await this.#page(start, before.toISOString())
    const open = await this.#stillOpen(page.map(({ orderNo }) => orderNo))
    const firstOpen = round?.firstOpen ?? page.find(({ orderNo }) => open.has(orderNo))?.time
    const last = page.at(-1)?.time
    const isLast = page.length < pageCommits
    if (isLast || last === undefined) {
      this.#rounds.delete(id)
      await this.#pass(id, firstOpen ?? last, before)
    } else this.#rounds.set(id, { position: last, firstOpen })
    return [...open]
  }

  async #page(from: string, before: string): Promise<{ readonly orderNo: string; readonly time: string }[]> {
    const path = pathOf(this.#deadline)
    const commits = await this.#platform.store.commits
      .find(
        { [path]: { $gte: from, $lt: before } },
        { projection: { streamId: 1, [`events.data.${this.#deadline.field}`]: 1 } },
      )
      .sort({ [path]: 1 })
      .limit(pageCommits)
      .toArray()
    return commits.flatMap(({ streamId, events: [event] }) => {
      const { success, data } = timed.safeParse(event?.data)
      const time = success ? data[this.#deadline.field] : undefined
      return time === undefined ? [] : [{ orderNo: streamId, time }]
    })
  }

  /** Those of the orders that are in the deadline's status: the view says which are not, their streams about the others. */
  async #stillOpen(numbers: readonly string[]): Promise<ReadonlySet<string>> {
    if (numbers.length === 0) return new Set()
    const { status } = this.#deadline
    const rows = await this.#platform
      .view(ordersProjection)
      .find({ _id: { $in: [...numbers] }, status: { $in: statusesAfter(status) } }, { projection: { _id: 1 } })
      .toArray()
    const isOver = new Set(rows.map(({ _id }) => _id))
    const unsure = numbers.filter((orderNo) => !isOver.has(orderNo))
    const orders = await loadStreams(this.#platform, orderDecider, unsure)
    const statusOf = (orderNo: string): Order['status'] | undefined => orders.get(orderNo)?.state.status
    return new Set(unsure.filter((orderNo) => statusOf(orderNo) === status))
  }

  async #passed(id: string): Promise<string | undefined> {
    return (await marksOf(this.#platform).findOne({ _id: id }))?.passed
  }

  /** A mark that another instance has set further stays. */
  async #pass(id: string, time: string | undefined, before: Date): Promise<void> {
    if (time === undefined) return
    const passed = [time, new Date(before.getTime() - storedWithinMs).toISOString()].toSorted()[0] ?? time
    await marksOf(this.#platform).updateOne({ _id: id }, { $max: { passed } }, { upsert: true })
  }
}
