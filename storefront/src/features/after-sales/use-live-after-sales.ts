import { useLiveQueries } from '../../app/use-live-queries.ts'
import { afterSalesKey } from './after-sales.queries.ts'

const keysOf: Parameters<typeof useLiveQueries>[1] = (message) => ('afterSaleNo' in message ? [afterSalesKey] : [])

/** Follows the buyer's after-sales requests: decisions and answers of staff appear at once. */
export const useLiveAfterSales = (): void => useLiveQueries(afterSalesKey, keysOf)
