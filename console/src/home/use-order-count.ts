import { useGetList } from 'react-admin'
import { listMetaOf } from '../layout/list/use-list-meta.ts'
import { useFormat } from '../messages/use-format.ts'

const pollMs = 30_000

/** Number of orders with a filter, and as text: with a plus if the list was not counted to its end, `–` if it failed. */
export const useOrderCount = (filter: Readonly<Record<string, string | true>>) => {
  const format = useFormat()
  const { total, meta, error } = useGetList(
    'orders',
    { filter, pagination: { page: 1, perPage: 1 }, sort: { field: 'placedAt', order: 'DESC' } },
    { refetchInterval: pollMs },
  )
  const unknown = error === null ? '…' : '–'
  return {
    count: total,
    countText: total === undefined ? unknown : `${format.number(total)}${listMetaOf(meta).totalIsAtLeast ? '+' : ''}`,
  }
}
