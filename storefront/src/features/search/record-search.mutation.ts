import { recordSearch } from '@pinline/contracts/catalogue/search/record-search'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useAppContext } from '../../app/use-app-context.ts'
import { listProductsQuery } from '../product/product.queries.ts'
import { listRequest, unfilteredList } from './list-search.ts'

const MIN_LENGTH = 2
const MAX_LENGTH = 60

/** Counts a submitted keyword towards the popular ones, once its results are known. */
export function useRecordSearch(): (q: string) => void {
  const context = useAppContext()
  const { send } = useCommand(recordSearch)
  return (q) => {
    if (q.length < MIN_LENGTH || q.length > MAX_LENGTH) return
    const recordIt = async (): Promise<void> => {
      const { total } = await context.queryClient.ensureQueryData(
        listProductsQuery(context, listRequest({ ...unfilteredList, q })),
      )
      await send({ q, found: total })
    }
    // Fire and forget: a failure does not matter.
    recordIt().catch(() => undefined)
  }
}
