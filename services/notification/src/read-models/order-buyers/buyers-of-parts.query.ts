import type { Platform } from '@pinline/chassis/service'
import { type BuyerId, buyerId as buyerIdText, type ProductId, productId } from '@pinline/events/ids'
import { orderBuyers } from './order-buyers.projection.ts'

/** A buyer who has paid for some of the parts. */
export interface BuyerOfParts {
  readonly buyerId: BuyerId
  readonly productIds: readonly ProductId[]
}

/** The buyers of parts in the order of their ids, those after one, at most so many. */
export const buyersOfParts = async (
  { view }: Pick<Platform, 'view'>,
  parts: readonly ProductId[],
  { after, limit }: { readonly after: BuyerId | null; readonly limit: number },
): Promise<BuyerOfParts[]> => {
  const rows = await view(orderBuyers)
    .aggregate<{ _id: string; productIds: string[] }>([
      { $match: { bought: { $in: [...parts] }, ...(after === null ? {} : { buyerId: { $gt: after } }) } },
      { $unwind: '$bought' },
      { $match: { bought: { $in: [...parts] } } },
      { $group: { _id: '$buyerId', productIds: { $addToSet: '$bought' } } },
      { $sort: { _id: 1 } },
      { $limit: limit },
    ])
    .toArray()
  return rows.map(({ _id, productIds }) => ({
    buyerId: buyerIdText.parse(_id),
    productIds: productIds.map((id) => productId.parse(id)).toSorted(),
  }))
}

/** How many have paid for one of the parts. */
export const countBuyersOfParts = async (
  { view }: Pick<Platform, 'view'>,
  parts: readonly ProductId[],
): Promise<number> => {
  const [counted] = await view(orderBuyers)
    .aggregate<{ buyers: number }>([
      { $match: { bought: { $in: [...parts] } } },
      { $group: { _id: '$buyerId' } },
      { $count: 'buyers' },
    ])
    .toArray()
  return counted?.buyers ?? 0
}
