import { pageSizes } from '@pinline/contracts/api/paging'
import { densities } from '../../preferences.ts'
import type { ListState } from '../list-state.ts'

const parsedFilter = (text: string | null): ListState['filter'] => {
  try {
    const filter: unknown = JSON.parse(text ?? '{}')
    return typeof filter === 'object' && filter !== null ? { ...filter } : {}
  } catch {
    return {}
  }
}

const sortedKeys = (filter: ListState['filter']): ListState['filter'] =>
  Object.fromEntries(Object.entries(filter).toSorted(([one], [other]) => (one < other ? -1 : 1)))

/** What a view keeps of a list: everything but the page. Two equal states give the same text. */
export const viewQueryOf = ({ filter, sort, perPage, columns, density }: ListState): string => {
  const query = new URLSearchParams({
    filter: JSON.stringify(sortedKeys(filter)),
    sort: sort.field,
    order: sort.order,
    perPage: String(perPage),
  })
  if (columns !== undefined) query.set('columns', columns)
  if (density !== undefined) query.set('density', density)
  return query.toString()
}

/** The state of a list that shows a view. */
export const viewState = (id: string, text: string, present: ListState): ListState => {
  const query = new URLSearchParams(text)
  return {
    filter: parsedFilter(query.get('filter')),
    sort: {
      field: query.get('sort') ?? present.sort.field,
      order: query.get('order') === 'ASC' ? 'ASC' : 'DESC',
    },
    page: 1,
    perPage: pageSizes.find((size) => String(size) === query.get('perPage')) ?? pageSizes[0],
    columns: query.get('columns') ?? undefined,
    density: densities.find((one) => one === query.get('density')),
    view: id,
  }
}
