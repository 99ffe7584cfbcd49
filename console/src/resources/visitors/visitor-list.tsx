import { languages, languageTag } from '@pinline/contracts/api/languages'
import type { VisitRow } from '@pinline/contracts/notification/visitor/visit-fields'
import { DataTable } from 'react-admin'
import { ChoiceFilter, DayFilter, TextFilter } from '../../layout/list/filters.tsx'
import { ListPage } from '../../layout/list/list-page.tsx'
import { ListTable } from '../../layout/list/list-table.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { useCountryName } from './use-country-name.ts'
import { VisitorOverview } from './visitor-overview.tsx'

const columns = ['at', 'page', 'country', 'referrer', 'language'] as const

const Filters = () => {
  const text = useText()
  return (
    <>
      <div className="filter-grid">
        <DayFilter source="from" label={text('resources.visitors.filters.from')} at="first" />
        <DayFilter source="to" label={text('resources.visitors.filters.to')} at="last" />
        <TextFilter source="page" label={text('resources.visitors.filters.page')} />
        <TextFilter source="referrer" label={text('resources.visitors.fields.referrer')} />
        <ChoiceFilter
          source="language"
          label={text('resources.visitors.fields.language')}
          choices={languages.map(({ code, name }) => ({ id: code, name }))}
        />
      </div>
      <VisitorOverview />
    </>
  )
}

/** Visits to the shop, newest first, with a chart by day and tables that filter. */
export const VisitorList = () => {
  const text = useText()
  const format = useFormat()
  const countryName = useCountryName()
  return (
    <ListPage sort={{ field: 'at', order: 'DESC' }} filters={<Filters />} columns={columns}>
      <ListTable<VisitRow> rowClick={false}>
        <DataTable.Col<VisitRow>
          source="at"
          render={(visit) => <span className="figure nowrap">{format.moment(visit.at)}</span>}
        />
        <DataTable.Col<VisitRow>
          source="page"
          disableSort
          render={(visit) => <span className="visitor-page">{visit.page ?? text('resources.visitors.unknown')}</span>}
        />
        <DataTable.Col<VisitRow>
          source="country"
          disableSort
          render={(visit) => (visit.country === null ? text('resources.visitors.unknown') : countryName(visit.country))}
        />
        <DataTable.Col<VisitRow>
          source="referrer"
          disableSort
          render={(visit) => visit.referrer ?? text('resources.visitors.direct')}
        />
        <DataTable.Col<VisitRow>
          source="language"
          disableSort
          render={({ language }) => (
            <span lang={languageTag(language)}>{languages.find(({ code }) => code === language)?.name}</span>
          )}
        />
      </ListTable>
    </ListPage>
  )
}
