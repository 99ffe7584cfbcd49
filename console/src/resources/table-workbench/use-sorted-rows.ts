import { useEffect, useMemo, useState } from 'react'
import type { OpenedTable } from './read-table.ts'
import { inFormerOrder, orderingRows, resultInSlices } from './row-order.ts'
import { sortedRows, type TableView } from './table-view.ts'

/** So many rows are sorted at once, within a frame or two. */
const mostAtOnce = 2_000
/** How long the page stands still at a time while more are sorted, ms. */
const sliceMs = 12

interface Sorting {
  readonly rows: OpenedTable['rows']
  readonly places: readonly number[]
  readonly sort: TableView['sort']
  readonly numbers: ReadonlySet<number>
}

const isShort = ({ places, sort }: Sorting): boolean => sort === undefined || places.length <= mostAtOnce

/** The rows in their order. A long table is sorted in slices; until then its rows are in the order of before. */
export const useSortedRows = (
  rows: OpenedTable['rows'],
  places: readonly number[],
  sort: TableView['sort'],
  numbers: ReadonlySet<number>,
): { readonly sorted: readonly number[]; readonly isSorting: boolean } => {
  const wanted = useMemo<Sorting>(() => ({ rows, places, sort, numbers }), [rows, places, sort, numbers])
  const [done, setDone] = useState<{ readonly sorting: Sorting; readonly sorted: readonly number[] }>()
  useEffect(() => {
    if (wanted.sort === undefined || isShort(wanted)) return
    let isWanted = true
    const steps = orderingRows(wanted.rows, wanted.places, wanted.sort, wanted.numbers)
    void resultInSlices(steps, { sliceMs, isWanted: () => isWanted }).then((sorted) => {
      if (sorted !== undefined) setDone({ sorting: wanted, sorted })
    })
    return () => {
      isWanted = false
    }
  }, [wanted])
  const sorted = useMemo(() => {
    if (isShort(wanted)) return sortedRows(wanted.rows, wanted.places, wanted.sort, wanted.numbers)
    if (done === undefined) return wanted.places
    return done.sorting.places === wanted.places ? done.sorted : inFormerOrder(done.sorted, wanted.places)
  }, [wanted, done])
  return { sorted, isSorting: !isShort(wanted) && done?.sorting !== wanted }
}
