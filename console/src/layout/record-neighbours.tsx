import { useQuery } from '@tanstack/react-query'
import { type ListParams, type RaRecord, useDataProvider, useStore } from 'react-admin'
import { Link } from 'react-router-dom'
import { useText } from '../messages/use-text.ts'
import { type Neighbours, neighboursIn } from './neighbours-in.ts'

const freshMs = 30_000
const signs = { previous: '‹', next: '›' } as const satisfies Record<keyof Neighbours, string>

/** Links to the previous and the next record of the list that the person came from; nothing without one. */
export const RecordNeighbours = ({ resource, id }: { readonly resource: string; readonly id: string }) => {
  const text = useText()
  const dataProvider = useDataProvider()
  const [list, setList] = useStore<ListParams | undefined>(`${resource}.listParams`)
  const { data: neighbours } = useQuery({
    queryKey: ['neighbours', resource, id, list],
    enabled: list !== undefined,
    staleTime: freshMs,
    queryFn: async () =>
      list === undefined
        ? { previous: undefined, next: undefined }
        : await neighboursIn(id, list, async (page) => {
            const { data } = await dataProvider.getList<RaRecord>(resource, {
              filter: list.filter,
              sort: { field: list.sort, order: list.order },
              pagination: { page, perPage: list.perPage },
            })
            return data.map((record) => String(record.id))
          }),
  })
  if (neighbours?.previous === undefined && neighbours?.next === undefined) return null
  return (
    <nav className="row-buttons" aria-label={text('shell.neighbours.label')}>
      {(['previous', 'next'] as const).map((where) => {
        const one = neighbours[where]
        return (
          one !== undefined && (
            <Link
              key={where}
              className="button button-small"
              to={`/${resource}/${encodeURIComponent(one.id)}/show`}
              rel={where === 'previous' ? 'prev' : 'next'}
              aria-label={text(`shell.neighbours.${where}`)}
              title={text(`shell.neighbours.${where}`)}
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
