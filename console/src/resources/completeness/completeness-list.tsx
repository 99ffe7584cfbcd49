import { type MissingKind, missingKind } from '@pinline/contracts/catalogue/product/completeness'
import type { CategoryCompletenessRow } from '@pinline/contracts/catalogue/taxonomy/category-completeness-resource'
import { DataTable, ResourceContextProvider } from 'react-admin'
import { Link } from 'react-router-dom'
import { filteredList } from '../../layout/list/filtered-list.ts'
import { ChoiceFilter, OnlyFilter } from '../../layout/list/filters.tsx'
import { ListPage } from '../../layout/list/list-page.tsx'
import { ListTable } from '../../layout/list/list-table.tsx'
import { usePageTitle } from '../../layout/page-title.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { CompletenessBar } from './completeness-bar.tsx'

const columns = ['title', 'percent', 'products', 'incomplete', ...missingKind.options]

const Filters = () => {
  const text = useText()
  return (
    <>
      <ChoiceFilter
        source="missing"
        label={text('resources.category-completeness.filters.missing')}
        choices={missingKind.options.map((id) => ({ id, name: text(`resources.category-completeness.fields.${id}`) }))}
      />
      <OnlyFilter source="incomplete" label={text('resources.category-completeness.filters.incomplete')} />
    </>
  )
}

interface CountProps {
  readonly row: CategoryCompletenessRow
  /** Undefined: parts that lack anything. */
  readonly kind?: MissingKind
}

/** A number of parts, with the list of them. */
const Count = ({ row, kind }: CountProps) => {
  const text = useText()
  const format = useFormat()
  const count = kind === undefined ? row.incomplete : row.missing[kind]
  if (count === 0) return <span className="figure">{format.number(0)}</span>
  const filter = kind === undefined ? { completeness: 'lt:100' } : { missing: kind }
  return (
    <Link
      className="figure"
      to={filteredList('/products', { categoryId: row.id, ...filter })}
      aria-label={text('resources.category-completeness.parts_without', {
        kind: text(`resources.category-completeness.fields.${kind ?? 'incomplete'}`),
        smart_count: count,
      })}
    >
      {format.number(count)}
    </Link>
  )
}

/** How complete the parts of each category are, the least complete first. */
export const CompletenessList = () => {
  const text = useText()
  usePageTitle(text('resources.category-completeness.name'))
  const format = useFormat()
  return (
    <ResourceContextProvider value="category-completeness">
      <ListPage
        sort={{ field: 'percent', order: 'ASC' }}
        filters={<Filters />}
        columns={columns}
        actions={<Link to="/products">{text('resources.products.name', { smart_count: 2 })}</Link>}
      >
        <ListTable<CategoryCompletenessRow> rowClick={false}>
          <DataTable.Col<CategoryCompletenessRow>
            source="title"
            render={({ id, title, above }) => (
              <>
                <Link to={filteredList('/products', { categoryId: id })}>{title}</Link>
                {above.length > 0 && <div className="small">{above.join(' › ')}</div>}
              </>
            )}
          />
          <DataTable.Col<CategoryCompletenessRow>
            source="percent"
            render={({ percent }) => <CompletenessBar percent={percent} />}
          />
          <DataTable.Col<CategoryCompletenessRow>
            source="products"
            align="right"
            render={({ products }) => <span className="figure">{format.number(products)}</span>}
          />
          <DataTable.Col<CategoryCompletenessRow>
            source="incomplete"
            align="right"
            render={(row) => <Count row={row} />}
          />
          {missingKind.options.map((kind) => (
            <DataTable.Col<CategoryCompletenessRow>
              key={kind}
              source={kind}
              disableSort
              align="right"
              render={(row) => <Count row={row} kind={kind} />}
            />
          ))}
        </ListTable>
      </ListPage>
    </ResourceContextProvider>
  )
}
