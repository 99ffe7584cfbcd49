import { noteSearch } from '@pinline/contracts/catalogue/search/note-search'
import { useAppContext } from '../../app/use-app-context.ts'
import { productListQuery } from './catalogue.queries.ts'
import { listRequest, wholeList } from './list-search.ts'

const SHORTEST = 2
const LONGEST = 60

/** Counts a keyword that was searched for on purpose among those often looked for, once it is known what it finds. */
export function useNoteSearch(): (q: string) => void {
  const context = useAppContext()
  return (q) => {
    if (q.length < SHORTEST || q.length > LONGEST) return
    const note = async (): Promise<void> => {
      const { total } = await context.queryClient.ensureQueryData(
        productListQuery(context, listRequest({ ...wholeList, q })),
      )
      await context.api.call(noteSearch, { q, found: total }, { quiet: true })
    }
    // Nobody waits for it and nothing hangs on it.
    note().catch(() => undefined)
  }
}
