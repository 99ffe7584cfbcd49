import { rejection } from '@pinline/contracts/api/error-codes'
import type { ShortLine } from './confirm-stock.ts'

/** What an order without its stock is refused with: the limits of unpaid orders come before what the shelf has. */
export const stockRefusal = (lines: readonly ShortLine[]) => {
  const limited = lines.filter((line) => line.limited)
  const data = { data: { lines } }
  if (limited.length === 0) return rejection('out-of-stock', data)
  return limited.some(({ newBuyers }) => newBuyers)
    ? rejection('new-buyers-share-reached', data)
    : rejection('unpaid-share-reached', data)
}
