import { useQuery } from '@tanstack/react-query'
import { type ListParams, type RaRecord, useDataProvider, useStore } from 'react-admin'
import { Link } from 'react-router-dom'
import { useText } from '../messages/use-text.ts'
import { type AdjacentInList, adjacentIn } from './adjacent-in.ts'

const freshMs = 30_000
const signs = { previous: '‹', next: '›' } as const satisfies Record<keyof AdjacentInList, string>

/** Links to the previous and the next record of the list that the person came from; nothing without one. */
export const AdjacentRecords = ({ resource, id }: { readonly resource: string; readonly id: string }) => {
  const text = useText()
  const dataProvider = useDataProvider()
  const [list, setList] = useStore<ListParams | undefined>(`${resource}.listParams`)
  const { data: adjacent } = useQuery({
    queryKey: ['adjacent', resource, id, list],
    enabled: list !== undefined,
    staleTime: freshMs,
    queryFn: async () =>
      list === undefined
        ? { previous: undefined, next: undefined }
        : await adjacentIn(id, list, async (page) => {
            const { data } = await dataProvider.getList<RaRecord>(resource, {
              filter: list.filter,
              sort: { field: list.sort, order: list.order },
              pagination: { page, perPage: list.perPage },
            })
            return data.map((record) => String(record.id))
          }),
  })
  if (adjacent?.previous === undefined && adjacent?.next === undefined) return null
  return (
    <nav className="row-buttons" aria-label={text('shell.adjacent.label')}>
      {(['previous', 'next'] as const).map((where) => {
        const one = adjacent[where]
        return (
          one !== undefined && (
            <Link
              key={where}
              className="button button-small"
              to={`/${resource}/${encodeURIComponent(one.id)}/show`}
              rel={where === 'previous' ? 'prev' : 'next'}
              aria-label={text(`shell.adjacent.${where}`)}
              title={text(`shell.adjacent.${where}`)}
              // The way back leads to the page of the list that has the record.
              onClick={() => list !== undefined && setList({ ...list, page: one.page })}
            >
              {signs[where]}
            </Link>
          )
        )
      })}
    </nav>
  )
}
