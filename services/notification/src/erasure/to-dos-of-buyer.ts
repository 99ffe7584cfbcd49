import type { Platform } from '@pinline/chassis/service'
import type { BuyerId } from '@pinline/events/ids'
import { formsOfBuyer } from '../read-models/forms/forms-of-buyer.query.ts'
import { orderBuyers } from '../read-models/order-buyers/order-buyers.projection.ts'
import { quotationBuyers } from '../read-models/quotation-buyers/quotation-buyers.projection.ts'
import { toDoView } from '../read-models/to-dos/to-dos.projection.ts'
import { everyEndpointOfBuyer } from '../read-models/webhook-endpoints/webhook-endpoints.query.ts'

const batchSize = 200

/** The to-dos of a record and of what is numbered under it, as an after-sales request is under its order. */
const under = (recordId: string) => ({ recordId: { $gte: recordId, $lt: `${recordId}.` } })

/**
 * The work for a buyer, named as in the vault: on their orders, after-sales requests, quotations, forms and endpoints,
 * and where colleagues were mentioned in notes about them; commented or not, since the view may be late.
 */
export const toDosOf = async function* (
  platform: Pick<Platform, 'view' | 'store'>,
  buyerId: BuyerId,
): AsyncGenerator<readonly string[]> {
  const about = async (recordIds: readonly string[]): Promise<string[]> => {
    if (recordIds.length === 0) return []
    const rows = platform.view(toDoView).find({ $or: recordIds.map(under) }, { projection: { _id: 1 } })
    return (await rows.toArray()).map(({ _id }) => _id.toLowerCase())
  }
  yield await about([buyerId])
  let records: string[] = [
    ...(await formsOfBuyer(platform, buyerId)),
    ...(await everyEndpointOfBuyer(platform, buyerId)),
  ]
  for (const view of [platform.view(orderBuyers), platform.view(quotationBuyers)])
    for await (const { _id } of view.find({ buyerId }, { projection: { _id: 1 } })) {
      records.push(_id)
      if (records.length < batchSize) continue
      yield await about(records)
      records = []
    }
  yield await about(records)
}
