import type { OrderRecord } from '@pinline/contracts/order/order/orders-resource'
import type { SnippetSource } from '../../layout/snippets/snippet-source.ts'
import { useKnownName } from '../people/use-known-name.ts'

/** What an order knows for a snippet: its buyer, its parts, and the parcel that left last. */
export const useOrderSnippets = ({ buyerId, orderNo, lines, parcels }: OrderRecord): SnippetSource => {
  const parcel = parcels.at(-1)
  return {
    values: {
      buyer: useKnownName(buyerId),
      order: orderNo,
      part: [...new Set(lines.map(({ model }) => model))].join(', '),
      carrier: parcel?.carrier ?? '',
      'tracking-number': parcel?.trackingNumber ?? '',
      'tracking-link': parcel?.carrierPage ?? '',
    },
  }
}
