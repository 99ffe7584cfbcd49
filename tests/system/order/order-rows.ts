import { type OrderStatus, orderStatuses } from '@pinline/contracts/order/order/order-status'
import type mongoose from 'mongoose'
import { waitFor } from '../../harness/wait-for.ts'
import type { OrderInstallation, Person } from './order-installation.ts'
import { order } from './shopping.ts'

/** What the lists of a year's orders are judged by. */
export interface SampleRow {
  readonly _id: string
  readonly buyerId: string
  readonly status: OrderStatus
  readonly shippingMethod: 'economy' | 'standard' | 'express'
  readonly placedAt: string
  readonly totalBase: number
  readonly pieces: number
  readonly hasOpenRefund: boolean
  readonly hasLatePayment: boolean
}

export interface ManyRows {
  readonly buyer: Person
  /** All listed orders, the newest first. */
  readonly rows: readonly SampleRow[]
  /** Their collection. */
  readonly view: mongoose.mongo.Collection<SampleRow>
  /** Removes the copies again. */
  readonly empty: () => Promise<void>
}

const ofTheBuyer = 5000
const ofOthers = 5600
const minutesApart = 40

const methods = ['economy', 'standard', 'express'] as const
const day = (at: Date): string => at.toISOString().slice(2, 10).replaceAll('-', '')

/** The n-th: every other is the buyer's, two have the same time so that their numbers decide, few have open refunds. */
const sampleRow = (n: number, buyerId: string, until: Date): SampleRow => {
  const at = new Date(until.getTime() - Math.floor(n / 2) * 2 * minutesApart * 60_000)
  return {
    _id: `${day(at)}${String((n * 7919) % 1_000_000).padStart(6, '0')}0`,
    buyerId: n % 2 === 0 && n < 2 * ofTheBuyer ? buyerId : `b-sample${String(n % 30).padStart(8, '0')}`,
    status: orderStatuses[(n * 5) % 7] ?? 'pending',
    shippingMethod: methods[Math.floor(n / 7) % 3] ?? 'standard',
    placedAt: at.toISOString(),
    totalBase: ((n * 37) % 5000) * 100,
    pieces: (n % 40) + 1,
    hasOpenRefund: n % 50 === 3,
    hasLatePayment: n % 97 === 4,
  }
}

/** The row of a real order, pending, in the view that the service reads. */
export const realRow = async (installation: OrderInstallation) => {
  const buyer = await installation.buyer()
  const orderNo = await order(buyer)
  const [name, real] = await waitFor('the row of the order', async () => {
    const views = await installation.db.listCollections({ name: /^view-orders-/ }, { nameOnly: true }).toArray()
    for (const one of views) {
      const row = await installation.db.collection<SampleRow>(one.name).findOne({ _id: orderNo, status: 'pending' })
      if (row !== null) return [one.name, row] as const
    }
    return undefined
  })
  return { buyer, real, view: installation.db.collection<SampleRow>(name) }
}

/** A copy of a real row. Neither late nor long underway: no job has anything to do with it. */
export const copyOf = (real: SampleRow, sample: SampleRow) => ({
  ...real,
  ...sample,
  orderNo: sample._id,
  listed: true,
  stock: 'reserved',
  payBefore: '2099-01-01T00:00:00.000Z',
  shippedAt: sample.status === 'shipped' ? new Date().toISOString() : null,
  _versions: { [sample._id]: 2 },
})

/**
 * Inserts 10,600 orders, 5,000 of them one buyer's, into the view that the service reads: copies of the row of a real
 * one, which is also that buyer's, pending and the newest.
 */
export const fillView = async (installation: OrderInstallation): Promise<ManyRows> => {
  const { buyer, real, view } = await realRow(installation)
  const until = new Date(Date.parse(real.placedAt) - minutesApart * 60_000)
  const samples = Array.from({ length: ofTheBuyer + ofOthers - 1 }, (_, n) => sampleRow(n, buyer.id, until))
  await view.insertMany(
    samples.map((sample) => copyOf(real, sample)),
    { ordered: false },
  )
  const empty = async () => {
    await view.deleteMany({ _id: { $in: samples.map(({ _id }) => _id) } })
  }
  return { buyer, rows: [real, ...samples].sort(newestFirst), view, empty }
}

const newestFirst = (a: SampleRow, b: SampleRow): number =>
  b.placedAt.localeCompare(a.placedAt) || b._id.localeCompare(a._id)

export const byNumber = (a: SampleRow, b: SampleRow): number => b._id.localeCompare(a._id)

interface Profiled {
  readonly op: string
  readonly command: Readonly<Record<string, unknown>>
  readonly planSummary?: string
  readonly keysExamined?: number
  readonly docsExamined?: number
  readonly nreturned?: number
  readonly hasSortStage?: boolean
}

/** How MongoDB carried out the lists that were read of a view while something was done; jobs read it meanwhile too. */
export const explained = async (
  { db }: OrderInstallation,
  view: ManyRows['view'],
  work: () => Promise<void>,
): Promise<Profiled[]> => {
  const filter = { ns: view.namespace, op: { $in: ['query', 'command'] } }
  await db.command({ profile: 1, slowms: 0, filter })
  try {
    await work()
  } finally {
    await db.command({ profile: 0, filter: 'unset' })
  }
  const found = await db.collection('system.profile').find<Profiled>({ ns: view.namespace }).toArray()
  await db.collection('system.profile').drop()
  return found.filter(({ command }) => JSON.stringify(command).includes('"listed":true'))
}
