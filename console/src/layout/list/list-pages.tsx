import { useListContext } from 'react-admin'
import { Pager } from '../paging/pager.tsx'
import { useListMeta } from './use-list-meta.ts'

/** The pager of a list. */
export const ListPages = () => {
  const { page, perPage, total = 0, setPage, setPerPage } = useListContext()
  const { totalIsAtLeast } = useListMeta()
  return (
    <Pager
      page={page}
      pageSize={perPage}
      total={total}
      totalIsAtLeast={totalIsAtLeast}
      onPage={setPage}
      onPageSize={setPerPage}
    />
  )
}
