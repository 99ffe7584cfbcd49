import { createHash } from 'node:crypto'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { listProducts } from '@pinline/contracts/catalogue/product/list-products'
import type { ProductRow } from '@pinline/contracts/catalogue/product/product-row'
import type { ProductId } from '@pinline/events/ids'
import type { OrderDeps } from '../order-deps.ts'
import type { DemoOrder } from './demo-plan.ts'

const pageSize = 50
const pages = 6
/** An order takes no more of a part's stock, so that forty orders leave some, and no hold is large. */
const share = 12

export interface DemoParts {
  readonly stocked: readonly ProductRow[]
  readonly custom: readonly ProductRow[]
}

/** Parts from all over the catalogue, always the same for the same catalogue. */
export const readDemoParts = async ({ call }: Pick<OrderDeps, 'call'>): Promise<DemoParts> => {
  const list = async (filter: { readonly stockStatus: 'in' | 'made-to-order' }, page: number) => {
    const found = await call('catalogue', listProducts, {
      ...filter,
      lifecycle: 'active',
      sort: 'model',
      page,
      pageSize,
    })
    if (isRejection(found)) throw new Error(`list-products refused with ${found.code}`)
    return found
  }
  const first = await list({ stockStatus: 'in' }, 1)
  const last = Math.ceil(first.total / pageSize)
  const places = new Set(Array.from({ length: pages }, (_, place) => 1 + Math.floor((place * last) / pages)))
  const stocked: ProductRow[] = []
  for (const page of places) stocked.push(...(await list({ stockStatus: 'in' }, page)).list)
  const custom = (await list({ stockStatus: 'made-to-order' }, 1)).list
  return { stocked: stocked.filter(({ stock, moq }) => stock > moq * share), custom }
}

/** 0 ≤ x < 1, always the same for the same order and purpose. */
export const drawn = (orderKey: string, purpose: string): number =>
  createHash('sha256').update(`${orderKey}\n${purpose}`).digest().readUInt32BE(0) / 2 ** 32

/** The quantity at one of the part's price breaks, or a little above it, as its order multiple allows. */
const quantityOf = ({ moq, orderMultiple, priceBreaks, stock, custom }: ProductRow, draw: number): number => {
  const most = custom ? moq * 20 : Math.floor(stock / share)
  const steps = priceBreaks.map(({ from }) => from).filter((from) => from >= moq && from <= most)
  const step = steps[Math.floor(draw * steps.length)] ?? moq
  const wanted = Math.min(most, Math.ceil(step * (1 + draw / 2)))
  return Math.max(moq, Math.floor(wanted / orderMultiple) * orderMultiple)
}

/** What a demo order is of. */
export const demoLines = (
  { stocked, custom }: DemoParts,
  { lines, custom: isCustom }: Pick<DemoOrder, 'lines' | 'custom'>,
  orderKey: string,
): { readonly productId: ProductId; readonly quantity: number }[] => {
  const pick = (parts: readonly ProductRow[], purpose: string) =>
    parts[Math.floor(drawn(orderKey, purpose) * parts.length)]
  const picked = [
    ...Array.from({ length: lines }, (_, line) => pick(stocked, `part ${line}`)),
    ...(isCustom ? [pick(custom, 'custom part')] : []),
  ].filter((part) => part !== undefined)
  const parts = [...new Map(picked.map((part) => [part.id, part])).values()]
  return parts.map((part) => ({ productId: part.id, quantity: quantityOf(part, drawn(orderKey, `pieces ${part.id}`)) }))
}
