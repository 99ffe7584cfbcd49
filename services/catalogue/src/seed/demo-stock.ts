import type { Lifecycle, ProductData } from '@pinline/events/catalogue/connector-part'
import type { DemoChance } from './demo-chance.ts'

export interface DemoStock {
  /** Pieces on hand; 0 where none were ever received. */
  readonly onHand: number
  readonly incoming: { readonly quantity: number; readonly inDays: number } | undefined
}

/** One part in fifty is no longer advised for new designs, one in a hundred discontinued. */
export const demoLifecycle = (chance: DemoChance): Lifecycle => {
  const draw = chance.share('lifecycle')
  if (draw < 0.01) return 'discontinued'
  return draw < 0.03 ? 'not-for-new-designs' : 'active'
}

/** About 6 % are out of stock and 7 % low; the rest from hundreds to tens of thousands, fewer of large parts. */
export const demoStock = (product: ProductData, life: Lifecycle, chance: DemoChance): DemoStock => {
  if (product.custom) return { onHand: 0, incoming: undefined }
  const draw = chance.share('stock')
  const delivery = {
    quantity: product.packingUnit * chance.between('parcels', 1, 5),
    inDays: chance.between('due', 7, 60),
  }
  const incoming = life !== 'discontinued' && chance.share('incoming') < 0.7 ? delivery : undefined
  if (life === 'discontinued' || draw < 0.06) return { onHand: 0, incoming }
  if (draw < 0.13) return { onHand: chance.between('few', 2, 48), incoming }
  const most = Math.max(400, 40_000 / Math.sqrt(Math.max(1, product.positions ?? 8)))
  const pieces = Math.round(120 * (most / 120) ** chance.share('pieces'))
  return { onHand: Math.max(60, pieces), incoming: undefined }
}
