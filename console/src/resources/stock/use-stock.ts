import type { ProductId } from '@pinline/events/ids'
import { useGetOne } from 'react-admin'
import type { StockRecord } from './stock-record.ts'

/** A product's stock with the version for commands. Call `refetch` after a command or a conflict. */
export const useStock = (id: ProductId) => {
  const { data, refetch } = useGetOne<StockRecord>('stock', { id })
  return { stock: data, refetch }
}
