import { listChangeNotices } from '@pinline/contracts/notification/change-notice/list-change-notices'
import { listMyChangeNotices } from '@pinline/contracts/notification/change-notice/list-my-change-notices'
import type { ProductId } from '@pinline/events/ids'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { readPage } from '../../app/read-page.ts'
import type { AppContext } from '../../app/router-context.ts'

export interface ChangeNoticeListRequest {
  readonly page: number
  readonly pageSize: 15 | 30 | 50
}

/** The notices of one part. */
export const listChangeNoticesQuery = ({ api, language }: AppContext, productId: ProductId) =>
  queryOptions({
    queryKey: ['change-notices', language, productId],
    queryFn: ({ signal }) => api.read(listChangeNotices, { productId }, { signal, silent: true }),
    staleTime: 60_000,
  })

/** The notices of the parts that the buyer has bought. */
export const listMyChangeNoticesQuery = ({ api, language }: AppContext, request: ChangeNoticeListRequest) =>
  queryOptions({
    queryKey: ['my-change-notices', language, request],
    queryFn: ({ signal }) =>
      readPage(request.page, (page) => api.read(listMyChangeNotices, { ...request, page }, { signal, silent: true })),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
