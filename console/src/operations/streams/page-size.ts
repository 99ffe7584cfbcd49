import { pageSizes } from '@pinline/contracts/api/paging'
import type { StreamParams } from './use-stream-params.ts'

/** The page size in the address, or the smallest. */
export const pageSizeOf = (params: StreamParams): (typeof pageSizes)[number] =>
  pageSizes.find((size) => String(size) === params.get('pageSize')) ?? pageSizes[0]
