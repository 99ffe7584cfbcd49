import { languages } from '@pinline/contracts/api/languages'
import {
  type EmptySearchList,
  emptySearchDays,
  listEmptySearches,
  maxEmptySearches,
} from '@pinline/contracts/catalogue/search/list-empty-searches'
import { useApi } from '@pinline/ui/api-client/api-context'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { keyboardScrollable } from '../layout/keyboard-scrollable.ts'
import { filteredList } from '../layout/list/filtered-list.ts'
import { usePermissions } from '../layout/use-permissions.ts'
import { useFormat } from '../messages/use-format.ts'
import { useText } from '../messages/use-text.ts'
import { grantOf } from '../providers/permissions.ts'
import { FigureSheet } from './figure-sheet.tsx'

const Terms = ({ list, title }: { readonly list: EmptySearchList['list']; readonly title: string }) => {
  const text = useText()
  const format = useFormat()
  const { permissions } = usePermissions()
  const may = (permission: string) => grantOf(permissions, permission) === 'granted'
  return (
    <div className="chart-table" ref={keyboardScrollable}>
      <table className="data-table">
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{text('charts.empty_searches.term')}</th>
            <th scope="col" className="number">
              {text('charts.empty_searches.count')}
            </th>
            <th scope="col" className="from-750">
              {text('resources.visitors.fields.language')}
            </th>
            <th scope="col">{text('charts.empty_searches.last_on')}</th>
            {may('products.update') && (
              <th scope="col">
                <span className="visually-hidden">{text('resources.products.commands.create')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {list.map(({ term, language, searches, lastOn }) => (
            <tr key={`${language} ${term}`}>
              <th scope="row" className="searched-term">
                {may('products.read') ? <Link to={filteredList('/products', { q: term })}>{term}</Link> : term}
              </th>
              <td className="number">{format.number(searches)}</td>
              <td className="from-750">{languages.find(({ code }) => code === language)?.name}</td>
              <td className="nowrap">{format.day(lastOn)}</td>
              {may('products.update') && (
                <td>
                  <Link to="/products/create">
                    {text('resources.products.commands.create')} <span className="visually-hidden">{term}</span>
                  </Link>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** What visitors searched for in vain, the most searched first. */
export const EmptySearches = () => {
  const text = useText()
  const api = useApi()
  const { data, error, refetch } = useQuery({
    queryKey: ['empty-searches'],
    queryFn: ({ signal }) => api.read(listEmptySearches, {}, { signal, silent: true }),
  })
  const title = text('charts.empty_searches.title')
  return (
    <FigureSheet
      title={title}
      note={text('home.sales.days', { smart_count: emptySearchDays })}
      help={text('charts.empty_searches.help')}
      isLoaded={data !== undefined}
      error={error}
      onRetry={() => void refetch()}
    >
      {data?.list.length === 0 && <p className="sheet-note">{text('charts.empty_searches.none')}</p>}
      {data !== undefined && data.list.length > 0 && <Terms list={data.list} title={title} />}
      {data?.more === true && (
        <p className="sheet-note small">{text('charts.empty_searches.more', { smart_count: maxEmptySearches })}</p>
      )}
      {data !== undefined && data.unlisted.terms > 0 && (
        <p className="sheet-note small">
          {text('charts.empty_searches.unlisted', {
            smart_count: data.unlisted.terms,
            searches: data.unlisted.searches,
          })}
        </p>
      )}
    </FigureSheet>
  )
}
