import { handleCommand, loadStreams } from '@pinline/chassis/event-store/handle-command'
import { internalCause } from '@pinline/chassis/event-store/internal-cause'
import { deliveryId, productId, supplierId } from '@pinline/events/ids'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { type PurchaseOrderCommand, purchaseOrderDecider } from '../domain/purchase-order/purchase-order-decider.ts'
import { stockDecider } from '../domain/stock/stock-decider.ts'
import { streamOf } from '../identity/product-id-of.ts'
import { chosenProducts } from '../stock-takes/chosen-products.ts'
import { seedSuppliers } from './demo-suppliers.ts'

const cause = 'demo-purchase-orders'
const dayMs = 86_400_000
/** Parts of each demo order, from the end of the list: other demo data begins at its front. */
const parts = 3
/** Parts that the reorder list begins with, and the pieces that each is short of. */
const watched = 9
const fewPieces = 40
/** A smaller catalogue has none. */
const leastProducts = 500

/** How each is left: on its way, partly received, or closed with the rest missing. */
const plans = [
  { streamId: 'po-demo0001', supplier: 'Demo supplier A', record: 'su-demo0001', reference: '4500018201', days: 12 },
  {
    streamId: 'po-demo0002',
    supplier: 'Demo supplier B',
    record: 'su-demo0002',
    reference: 'PO-7733',
    days: 5,
    received: 200,
  },
  {
    streamId: 'po-demo0003',
    supplier: 'Demo supplier A',
    record: 'su-demo0001',
    reference: '4500018117',
    days: 2,
    reason: 'End of life',
  },
] as const

const run = async (deps: CatalogueDeps, streamId: string, command: PurchaseOrderCommand): Promise<void> => {
  const { platform } = deps
  await handleCommand(platform, purchaseOrderDecider, { streamId, command, context: internalCause(platform, cause) })
}

/** Parts of which hardly any are left get a level; a part that somebody watches already keeps its own. */
const watchParts = async (deps: CatalogueDeps): Promise<void> => {
  const { platform, live, stockQueue } = deps
  const scarce = live.index.all().filter(({ product, stock, available }) => {
    const isIncoming = (stock?.deliveries.length ?? 0) > 0
    return !product.data.custom && !isIncoming && available > 0 && available < fewPieces
  })
  for (const { id, product, stock } of scarce.slice(0, watched)) {
    if ((stock?.reorderLevel ?? null) !== null) continue
    const part = productId.parse(id)
    const { model, packingUnit } = product.data
    await stockQueue.inTurn(part, () =>
      handleCommand(platform, stockDecider, {
        streamId: streamOf('stock', part),
        command: { type: 'set-reorder-level', productId: part, model, level: Math.max(fewPieces, packingUnit) },
        context: internalCause(platform, cause),
      }),
    )
  }
}

/** Orders to suppliers and a reorder list of the demonstration. Streams that exist are left as they are. */
export const seedPurchaseOrders = async (deps: CatalogueDeps): Promise<void> => {
  const { platform } = deps
  if (platform.config.DEMO_DATA !== 'on') return
  const known = await loadStreams(
    platform,
    purchaseOrderDecider,
    plans.map(({ streamId }) => streamId),
  )
  if ([...known.values()].every(({ version }) => version > 0)) return
  const listed = await chosenProducts(deps, {})
  if (listed.length < leastProducts) return
  await seedSuppliers(deps)
  await watchParts(deps)
  const at = platform.clock.now()
  const now = at.toISOString()
  for (const [place, plan] of plans.entries()) {
    const { streamId, supplier, record, reference, days } = plan
    if ((known.get(streamId)?.version ?? 0) > 0) continue
    const expectedOn = new Date(at.getTime() + days * dayMs).toISOString().slice(0, 10)
    const lines = listed
      .slice(-parts * (place + 1))
      .slice(0, parts)
      .map((line, nth) => ({
        ...{ productId: line.productId, model: line.model, manufacturer: line.manufacturer, expectedOn },
        ...{ quantity: 500 * (nth + 1), deliveryId: deliveryId.parse(`d-demo${place}0000${nth}`) },
      }))
    await run(deps, streamId, {
      ...({ type: 'place-purchase-order', supplier, supplierId: supplierId.parse(record) } as const),
      ...{ reference, lines, now },
    })
    const first = lines[0]
    if ('received' in plan && first !== undefined)
      await run(deps, streamId, {
        ...({ type: 'receive-purchase-order', deliveryNote: 'LS-20417', now } as const),
        lines: [{ productId: first.productId, quantity: plan.received }],
      })
    if ('reason' in plan) await run(deps, streamId, { type: 'close-purchase-order', reason: plan.reason, now })
  }
}
