import { backdated, SetClock } from '@pinline/chassis/backdated'
import type { ReportProgress } from '@pinline/chassis/service'
import { listDemoBuyers } from '@pinline/contracts/account/buyer/list-demo-buyers'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { getServiceOperations } from '@pinline/contracts/api/operations'
import { CartStore } from '../cart/cart-store.ts'
import { PreviewedAddresses } from '../checkout/previewed-addresses.ts'
import { orderDecider } from '../domain/order/order-decider.ts'
import type { OrderDeps } from '../order-deps.ts'
import { PaymentChanges } from '../payments/payment-changes.ts'
import { UnpaidOrderStore } from '../unpaid-orders/unpaid-order-store.ts'
import { SimulatedWallet } from '../wallet/simulated-wallet.ts'
import { setDemoBins } from './demo-bins.ts'
import { makeDemoOrder } from './demo-order.ts'
import { readDemoParts } from './demo-parts.ts'
import { demoPlan } from './demo-plan.ts'

const marker = 'demo-orders'
const pollMs = 200
/** A first start imports the catalogue meanwhile, for minutes on a busy machine. */
const patienceMs = 300_000
/** How often the wait is reported. */
const reportEveryMs = 10_000

interface Seed {
  readonly _id: string
  readonly startedAt: Date
  readonly finishedAt?: Date
}

const hasOrders = async ({ store }: OrderDeps): Promise<boolean> =>
  (await store.commits.findOne({ streamType: orderDecider.streamType })) !== null

/** The seed that is to be made or finished; undefined if there is nothing to do. */
const openSeed = async (platform: OrderDeps): Promise<Seed | undefined> => {
  const seeds = platform.db.collection<Seed>('seeds')
  const known = await seeds.findOne({ _id: marker })
  if (known !== null) return known.finishedAt === undefined ? known : undefined
  const startedAt = platform.clock.now()
  const isSkipped = await hasOrders(platform)
  await seeds.insertOne({ _id: marker, startedAt, ...(isSkipped ? { finishedAt: startedAt } : {}) })
  return isSkipped ? undefined : { _id: marker, startedAt }
}

/** Buyers and parts, once the services that orders need are ready, and the one that makes to-dos of them. */
const untilUpstreamsReady = async (platform: OrderDeps, report: ReportProgress) => {
  const began = performance.now()
  for (;;) {
    const waitedMs = performance.now() - began
    const reported = (Math.floor(waitedMs / reportEveryMs) * reportEveryMs) / 1000
    report(`demo orders wait for other services since ${reported} s`)
    try {
      await platform.call('notification', getServiceOperations, {})
      const buyers = await platform.call('account', listDemoBuyers, {})
      if (!isRejection(buyers)) return { buyers, parts: await readDemoParts(platform) }
    } catch (error) {
      if (waitedMs > patienceMs) throw error
    }
    await new Promise((resolve) => setTimeout(resolve, pollMs))
  }
}

/**
 * Makes the orders of the demonstration once for a database, before any job runs: a job would expire an order of last
 * month while it is being made. They are placed, paid and prepared by the ordinary commands, dated back from the day of
 * the first start. A start that was cut short is completed by the next; a failure is logged and left to the next, too.
 */
export const makeDemoOrders = async (platform: OrderDeps, report: ReportProgress): Promise<void> => {
  const { config, log, db } = platform
  if (config.DEMO_ORDERS !== 'on' || config.WALLET !== 'simulator') return
  const seed = await openSeed(platform)
  if (seed === undefined) return
  try {
    const upstream = await untilUpstreamsReady(platform, report)
    const began = performance.now()
    await setDemoBins(platform, upstream.parts)
    const clock = new SetClock(seed.startedAt)
    const past = backdated(platform, clock)
    const wallet = new SimulatedWallet(past)
    const checkout = {
      platform: past,
      carts: new CartStore(past),
      addresses: new PreviewedAddresses(),
      unpaid: new UnpaidOrderStore(past),
      wallet,
    }
    const payments = { platform: past, wallet, changes: new PaymentChanges() }
    const shop = { clock, checkout, payments, ...upstream, startedAt: seed.startedAt }
    for (const [place, plan] of demoPlan.entries()) {
      report(`${place} of ${demoPlan.length} demo orders are made`)
      await makeDemoOrder(shop, plan, `demo-order-${place + 1}`)
    }
    await db.collection<Seed>('seeds').updateOne({ _id: marker }, { $set: { finishedAt: platform.clock.now() } })
    log.info({ orders: demoPlan.length, tookMs: Math.round(performance.now() - began) }, 'demo orders made')
  } catch (error) {
    log.error({ err: error }, 'demo orders are left to the next start')
  }
}
