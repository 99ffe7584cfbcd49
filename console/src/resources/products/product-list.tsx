import { permissionOf } from '@pinline/contracts/api/call'
import { missingKind } from '@pinline/contracts/catalogue/product/completeness'
import { stockStatus } from '@pinline/contracts/catalogue/product/product-row'
import { updateProduct } from '@pinline/contracts/catalogue/product/update-product'
import { lifecycle } from '@pinline/events/catalogue/connector-part'
import { UnbrokenFigures } from '@pinline/ui/format/unbroken-figures.tsx'
import { DataTable } from 'react-admin'
import { Link, useNavigate } from 'react-router-dom'
import { CommandButton } from '../../layout/command-button.tsx'
import { Icon } from '../../layout/icon.tsx'
import { ConditionFilters } from '../../layout/list/conditions/condition-filters.tsx'
import { ChoiceFilter, OnlyFilter, TextFilter } from '../../layout/list/filters.tsx'
import { ListPage } from '../../layout/list/list-page.tsx'
import { ListTable } from '../../layout/list/list-table.tsx'
import { PartDrawing } from '../../layout/part-drawing.tsx'
import { StockBadge } from '../../layout/stock-badge.tsx'
import { usePermissions } from '../../layout/use-permissions.ts'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { grantOf } from '../../providers/permissions.ts'
import { CompletenessBar } from '../completeness/completeness-bar.tsx'
import { ExportProducts } from '../imports/export-products.tsx'
import { BulkProductsBar } from './bulk/bulk-products-bar.tsx'
import type { ProductRecord } from './product-record.ts'
import { useCategories } from './use-categories.ts'

const columns = [
  'drawing',
  'model',
  'name',
  'manufacturer',
  'series',
  'categoryName',
  'positions',
  'pitchMm',
  'price',
  'stock_status',
  'stock',
  'leadTimeDays',
  'sales',
  'lifecycle',
  'completeness',
  'addedAt',
  'changedAt',
]
const hiddenByDefault: readonly string[] = [
  'series',
  'categoryName',
  'leadTimeDays',
  'lifecycle',
  'completeness',
  'addedAt',
  'changedAt',
]

/** The categories that may hold parts, each below the titles of those above it. */
const CategoryFilter = () => {
  const text = useText()
  const choices = useCategories().map(({ id, title, group }) => ({
    id,
    name: group === '' ? title : `${group} › ${title}`,
  }))
  return <ChoiceFilter source="categoryId" label={text('resources.products.fields.categoryId')} choices={choices} />
}

const Filters = () => {
  const text = useText()
  return (
    <>
      <div className="filter-grid">
        <TextFilter source="q" label={text('resources.products.filters.q')} />
        <TextFilter source="manufacturer" label={text('resources.products.filters.manufacturer')} />
        <ChoiceFilter
          source="stock_status"
          label={text('resources.products.fields.stock_status')}
          choices={stockStatus.options.map((id) => ({ id, name: text(`resources.products.stock_status.${id}`) }))}
        />
        <ChoiceFilter
          source="lifecycle"
          label={text('resources.products.fields.lifecycle')}
          choices={lifecycle.options.map((id) => ({ id, name: text(`resources.products.lifecycle.${id}`) }))}
        />
        <CategoryFilter />
        <ChoiceFilter
          source="missing"
          label={text('resources.category-completeness.filters.missing')}
          choices={missingKind.options.map((id) => ({
            id,
            name: text(`resources.category-completeness.fields.${id}`),
          }))}
        />
        <OnlyFilter source="withdrawn" label={text('resources.products.lifecycles.withdrawn')} />
      </div>
      <ConditionFilters
        columns={[
          { source: 'positions', kind: 'number', label: text('resources.products.fields.positions'), nullable: true },
          {
            source: 'pitchMm',
            kind: 'number',
            label: text('resources.products.fields.pitchMm'),
            unit: 'mm',
            nullable: true,
          },
          {
            source: 'price',
            kind: 'number',
            label: text('resources.products.fields.price'),
            unit: 'USD',
            nullable: true,
          },
          { source: 'stock', kind: 'number', label: text('resources.products.fields.stock') },
          {
            source: 'leadTimeDays',
            kind: 'number',
            label: text('resources.products.fields.leadTimeDays'),
            unit: text('resources.products.edit.unit.days'),
          },
          { source: 'moq', kind: 'number', label: text('resources.products.fields.moq') },
          { source: 'weight', kind: 'number', label: text('resources.products.fields.weight'), unit: 'g' },
          { source: 'sales', kind: 'number', label: text('resources.products.fields.sales') },
          {
            source: 'completeness',
            kind: 'number',
            label: text('resources.category-completeness.short'),
            unit: '%',
          },
          { source: 'addedAt', kind: 'date', label: text('resources.products.fields.addedAt') },
          { source: 'changedAt', kind: 'date', label: text('resources.products.fields.changedAt') },
        ]}
      />
    </>
  )
}

const ProductTable = () => {
  const text = useText()
  const mayEdit = grantOf(usePermissions().permissions, permissionOf(updateProduct)) !== 'missing'
  const format = useFormat()
  return (
    <>
      {mayEdit && <BulkProductsBar />}
      <ListTable<ProductRecord>
        rowClick="show"
        selection={mayEdit ? { isSelectable: () => true, nameOf: ({ model }) => model } : undefined}
      >
        <DataTable.Col<ProductRecord>
          source="drawing"
          disableSort
          render={(product) => <PartDrawing model={product.model} drawing={product} maxWidth={150} />}
        />
        <DataTable.Col<ProductRecord>
          source="model"
          render={(product) => <span className="part-number part-cell">{product.model}</span>}
        />
        <DataTable.Col<ProductRecord>
          source="name"
          disableSort
          render={(product) => (
            <span className="text-cell">
              <UnbrokenFigures text={product.name} />
            </span>
          )}
        />
        <DataTable.Col<ProductRecord> source="manufacturer" />
        <DataTable.Col<ProductRecord> source="series" disableSort />
        <DataTable.Col<ProductRecord> source="categoryName" disableSort />
        <DataTable.Col<ProductRecord>
          source="positions"
          align="right"
          render={(product) => <span className="figure">{product.positions}</span>}
        />
        <DataTable.Col<ProductRecord>
          source="pitchMm"
          disableSort
          align="right"
          render={(product) => (
            <span className="figure nowrap">{product.pitchMm === null ? '' : format.millimetres(product.pitchMm)}</span>
          )}
        />
        <DataTable.Col<ProductRecord>
          source="price"
          align="right"
          render={(product) => (
            <span className="figure">{product.price === null ? '' : format.unitPrice(product.price)}</span>
          )}
        />
        <DataTable.Col<ProductRecord>
          source="stock_status"
          disableSort
          render={(product) => <StockBadge status={product.stock_status} />}
        />
        <DataTable.Col<ProductRecord>
          source="stock"
          align="right"
          render={(product) => <span className="figure">{format.number(product.stock)}</span>}
        />
        <DataTable.Col<ProductRecord>
          source="leadTimeDays"
          disableSort
          align="right"
          render={(product) => text('resources.products.days', { smart_count: product.leadTimeDays })}
        />
        <DataTable.Col<ProductRecord>
          source="sales"
          align="right"
          render={(product) => <span className="figure">{format.number(product.sales)}</span>}
        />
        <DataTable.Col<ProductRecord>
          source="lifecycle"
          disableSort
          render={(product) => text(`resources.products.lifecycle.${product.lifecycle}`)}
        />
        <DataTable.Col<ProductRecord>
          source="completeness"
          label={text('resources.category-completeness.short')}
          disableSort
          render={(product) => <CompletenessBar percent={product.completeness} />}
        />
        <DataTable.Col<ProductRecord>
          source="addedAt"
          disableSort
          render={(product) => <span className="figure nowrap">{format.moment(product.addedAt)}</span>}
        />
        <DataTable.Col<ProductRecord>
          source="changedAt"
          disableSort
          render={(product) => <span className="figure nowrap">{format.moment(product.changedAt)}</span>}
        />
      </ListTable>
    </>
  )
}

/** The list of products, with drawings at one scale. */
export const ProductList = () => {
  const text = useText()
  const navigate = useNavigate()
  return (
    <ListPage
      sort={{ field: 'model', order: 'ASC' }}
      filters={<Filters />}
      columns={columns}
      hiddenByDefault={hiddenByDefault}
      actions={
        <>
          <Link to="/products/completeness">{text('resources.category-completeness.name')}</Link>
          <ExportProducts />
          <CommandButton permission="products.update" tone="gold" onPress={() => void navigate('/products/create')}>
            <Icon name="plus" size={16} />
            {text('resources.products.commands.create')}
          </CommandButton>
        </>
      }
    >
      <ProductTable />
    </ListPage>
  )
}
