import { useSortRows } from './use-sort-rows.ts'

/** The name of a sort; nothing where there is none, or until it is known. */
export const SortName = ({ id }: { id: string | null }) => {
  const { data = [] } = useSortRows()
  return data.find((row) => row.id === id)?.title ?? null
}
