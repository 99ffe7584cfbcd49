import './categories.css'
import type { AttributeRow } from '@pinline/contracts/catalogue/taxonomy/attributes-resource'
import { attributeGroup, attributeType } from '@pinline/events/catalogue/attribute-defined'
import { useState } from 'react'
import { DataTable, ResourceContextProvider, useNotify } from 'react-admin'
import { Link, useNavigate } from 'react-router-dom'
import { CommandButton } from '../../layout/command-button.tsx'
import { Icon } from '../../layout/icon.tsx'
import { ChoiceFilter, TextFilter } from '../../layout/list/filters.tsx'
import { ListPage } from '../../layout/list/list-page.tsx'
import { ListTable } from '../../layout/list/list-table.tsx'
import { usePageTitle } from '../../layout/page-title.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { ImportButton } from '../imports/import-button.tsx'
import { useUnitLabel } from './attribute-labels.ts'
import { RemoveAttributeDialog } from './remove-attribute-dialog.tsx'
import { useCategories, useTaxonomyChanged } from './use-taxonomy.ts'
import { ViewsBar } from './views-bar.tsx'

const columns = ['title', 'id', 'type', 'unit', 'group', 'values', 'categoryIds', 'fixed', 'commands'] as const
const hiddenByDefault = ['fixed'] as const
/** Maximum number of categories named in a row; the rest is a count. */
const maxNamedCategories = 2

const Filters = () => {
  const text = useText()
  const { data = [] } = useCategories()
  return (
    <>
      <TextFilter source="q" label={text('resources.attributes.filters.q')} />
      <ChoiceFilter
        source="type"
        label={text('resources.attributes.fields.type')}
        choices={attributeType.options.map((type) => ({ id: type, name: text(`resources.attributes.type.${type}`) }))}
      />
      <ChoiceFilter
        source="group"
        label={text('resources.attributes.fields.group')}
        choices={attributeGroup.options.map((group) => ({
          id: group,
          name: text(`resources.attributes.group.${group}`),
        }))}
      />
      <ChoiceFilter
        source="categoryId"
        label={text('resources.attributes.filters.category')}
        choices={data.map(({ id, title, depth }) => ({ id, name: `${'\u00a0\u00a0'.repeat(depth - 1)}${title}` }))}
      />
    </>
  )
}

const Used = ({ attribute }: { attribute: AttributeRow }) => {
  const text = useText()
  const { data = [] } = useCategories()
  const { categoryIds } = attribute
  if (categoryIds.length === 0) return <span className="small">{text('resources.attributes.unused')}</span>
  const more = categoryIds.length - maxNamedCategories
  const named = categoryIds.slice(0, more === 1 ? maxNamedCategories + 1 : maxNamedCategories)
  return (
    <span className="where-used">
      {named.map((id) => (
        <Link key={id} to={`/categories?open=${id}`}>
          {data.find((category) => category.id === id)?.title ?? id}
        </Link>
      ))}
      {more > 1 && <span className="small">{text('resources.attributes.more', { smart_count: more })}</span>}
    </span>
  )
}

const Table = ({ onDelete }: { onDelete: (attribute: AttributeRow) => void }) => {
  const text = useText()
  const format = useFormat()
  const navigate = useNavigate()
  const unitLabel = useUnitLabel()
  return (
    <ListTable<AttributeRow> rowClick={false}>
      <DataTable.Col<AttributeRow>
        source="title"
        render={({ id, title }) => (
          <Link to={`/categories/attributes/${id}`}>
            <b>{title}</b>
          </Link>
        )}
      />
      <DataTable.Col<AttributeRow>
        source="id"
        disableSort
        render={({ id }) => <code className="figure nowrap">{id}</code>}
      />
      <DataTable.Col<AttributeRow>
        source="type"
        disableSort
        render={({ type }) => text(`resources.attributes.type.${type}`)}
      />
      <DataTable.Col<AttributeRow> source="unit" disableSort render={({ unit }) => unitLabel(unit)} />
      <DataTable.Col<AttributeRow>
        source="group"
        disableSort
        render={({ group }) => text(`resources.attributes.group.${group}`)}
      />
      <DataTable.Col<AttributeRow>
        source="values"
        disableSort
        align="right"
        render={({ type, values }) =>
          type === 'choice' && values.length > 0 ? <span className="figure">{format.number(values.length)}</span> : null
        }
      />
      <DataTable.Col<AttributeRow>
        source="categoryIds"
        disableSort
        render={(attribute) => <Used attribute={attribute} />}
      />
      <DataTable.Col<AttributeRow>
        source="fixed"
        disableSort
        render={({ fixed }) => (fixed ? text('resources.attributes.fixed') : '')}
      />
      <DataTable.Col<AttributeRow>
        source="commands"
        disableSort
        render={(attribute) => (
          <span className="row-buttons">
            <CommandButton
              permission="categories.update"
              shortcut="e"
              onPress={() => void navigate(`/categories/attributes/${attribute.id}`)}
            >
              {text('resources.attributes.commands.edit')}
            </CommandButton>
            {!attribute.fixed && (
              <CommandButton permission="categories.update" tone="danger" onPress={() => onDelete(attribute)}>
                {text('resources.attributes.commands.delete')}
              </CommandButton>
            )}
          </span>
        )}
      />
    </ListTable>
  )
}

/** The attributes of products: search, add, change and remove. */
export const AttributeList = () => {
  const text = useText()
  const navigate = useNavigate()
  const notify = useNotify()
  const changed = useTaxonomyChanged()
  const { data: categories = [] } = useCategories()
  const [deleting, setDeleting] = useState<AttributeRow>()
  usePageTitle(text('resources.categories.views.attributes'))

  return (
    <ResourceContextProvider value="attributes">
      <ViewsBar />
      <ListPage
        sort={{ field: 'orderNum', order: 'ASC' }}
        filters={<Filters />}
        columns={columns}
        hiddenByDefault={hiddenByDefault}
        actions={
          <>
            <ImportButton kind="attributes" />
            <CommandButton
              permission="categories.update"
              tone="gold"
              onPress={() => void navigate('/categories/attributes/create')}
            >
              <Icon name="plus" size={16} />
              {text('resources.attributes.commands.create')}
            </CommandButton>
          </>
        }
      >
        <Table onDelete={setDeleting} />
      </ListPage>
      {deleting !== undefined && (
        <RemoveAttributeDialog
          attribute={deleting}
          categories={categories}
          onReload={changed}
          onClose={() => setDeleting(undefined)}
          onDone={() => {
            notify('resources.attributes.done.delete', { messageArgs: { title: deleting.title } })
            setDeleting(undefined)
            void changed()
          }}
        />
      )}
    </ResourceContextProvider>
  )
}
