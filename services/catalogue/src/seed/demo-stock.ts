import { createHash } from 'node:crypto'
import type { Lifecycle, ProductData } from '@pinline/events/catalogue/connector-part'
import { type DeliveryId, deliveryId, type ProductId } from '@pinline/events/ids'
import type { DemoRandom } from './demo-random.ts'

export interface DemoStock {
  /** Pieces on hand; 0 if none were ever received. */
  readonly onHand: number
  /** The soonest first. */
  readonly deliveries: readonly DemoDelivery[]
}

interface DemoDelivery {
  readonly quantity: number
  readonly inDays: number
}

/** One part in fifty is no longer advised for new designs, one in a hundred discontinued. */
export const demoLifecycle = (random: DemoRandom): Lifecycle => {
  const draw = random.share('lifecycle')
  if (draw < 0.01) return 'discontinued'
  return draw < 0.03 ? 'not-for-new-designs' : 'active'
}

/** The id of a part's first, second … delivery, the same at every start. */
export const demoDeliveryId = (id: ProductId, place: number): DeliveryId =>
  deliveryId.parse(`d-${createHash('sha256').update(`${id}\ndelivery ${place}`).digest('hex').slice(0, 16)}`)

/** One delivery; behind two in five a second, and behind some of these a third. */
const demoDeliveries = ({ packingUnit }: ProductData, random: DemoRandom): DemoDelivery[] => {
  const first = { quantity: packingUnit * random.between('parcels', 1, 5), inDays: random.between('due', 7, 60) }
  const second = {
    quantity: packingUnit * random.between('parcels 2', 2, 8),
    inDays: first.inDays + random.between('due 2', 10, 35),
  }
  const third = {
    quantity: packingUnit * random.between('parcels 3', 4, 10),
    inDays: second.inDays + random.between('due 3', 14, 42),
  }
  const draw = random.share('deliveries')
  if (draw < 0.12) return [first, second, third]
  return draw < 0.4 ? [first, second] : [first]
}

/** About 6 % are out of stock and 7 % low; the rest from hundreds to tens of thousands, fewer for large parts. */
export const demoStock = (product: ProductData, life: Lifecycle, random: DemoRandom): DemoStock => {
  if (product.custom) return { onHand: 0, deliveries: [] }
  const draw = random.share('stock')
  const deliveries = life !== 'discontinued' && random.share('incoming') < 0.7 ? demoDeliveries(product, random) : []
  if (life === 'discontinued' || draw < 0.06) return { onHand: 0, deliveries }
  if (draw < 0.13) return { onHand: random.between('few', 2, 48), deliveries }
  const most = Math.max(400, 40_000 / Math.sqrt(Math.max(1, product.positions ?? 8)))
  const pieces = Math.round(120 * (most / 120) ** random.share('pieces'))
  return { onHand: Math.max(60, pieces), deliveries: draw > 0.97 ? demoDeliveries(product, random) : [] }
}
