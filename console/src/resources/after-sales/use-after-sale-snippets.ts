import type { AfterSaleRecord } from '@pinline/contracts/order/after-sale/after-sales-resource'
import type { SnippetSource } from '../../layout/snippets/snippet-source.ts'
import { useKnownName } from '../people/use-known-name.ts'

/** What a request knows for a snippet: its buyer, order and part, its number, and the parcel that replaces the part. */
export const useAfterSaleSnippets = (request: AfterSaleRecord): SnippetSource => {
  const { buyerId, orderNo, model, afterSaleNo, replacement } = request
  return {
    values: {
      buyer: useKnownName(buyerId),
      order: orderNo,
      part: model,
      reference: afterSaleNo,
      carrier: replacement?.carrier ?? '',
      'tracking-number': replacement?.trackingNumber ?? '',
    },
  }
}
