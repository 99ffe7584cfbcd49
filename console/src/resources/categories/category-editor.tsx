import './categories.css'
import type { LanguageCode } from '@pinline/contracts/api/languages'
import type { AttributeRow } from '@pinline/contracts/catalogue/taxonomy/attributes-resource'
import type { CategoryRow } from '@pinline/contracts/catalogue/taxonomy/categories-resource'
import { moveCategory } from '@pinline/contracts/catalogue/taxonomy/move-category'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useMemo, useState } from 'react'
import { useNotify } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { CommandButton } from '../../layout/command-button.tsx'
import { Icon } from '../../layout/icon.tsx'
import { PageFailure } from '../../layout/page-failure.tsx'
import { PageSkeleton } from '../../layout/page-skeleton.tsx'
import { TreeColumns } from '../../layout/tree/tree-columns.tsx'
import type { TreeRow } from '../../layout/tree/tree-positions.ts'
import { useEditsById } from '../../layout/tree/use-edits-by-id.ts'
import { useTree } from '../../layout/tree/use-tree.ts'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { MoveCategoryDialog, RemoveCategoryDialog } from './category-dialogs.tsx'
import { canMoveTo, categoryForest } from './category-forest.ts'
import { type CategoryEdits, type CategoryFormValues, emptyCategory } from './category-form-values.ts'
import { CategoryHead } from './category-head.tsx'
import { CategoryPanel } from './category-panel.tsx'
import { completeLanguages, languagesInOrder } from './translations.ts'
import { useAttributes, useCategories, useTaxonomyChanged } from './use-taxonomy.ts'
import { ViewsBar } from './views-bar.tsx'

/** A new category has no id yet. */
const newId = ''

interface OpenDialog {
  readonly kind: 'move' | 'delete'
  readonly id: string
}

const RowContent = ({ row, edited }: { row: TreeRow<CategoryRow>; edited: boolean }) => {
  const text = useText()
  const format = useFormat()
  const { one: category } = row
  const complete = completeLanguages([category.titles]).length
  return (
    <>
      <span className="tree-title" data-strong={row.level === 1}>
        {category.title}
      </span>
      {complete < languagesInOrder.length && (
        <span className="tag" title={text('resources.categories.tree.missing')}>
          {text('resources.categories.languages.count', { written: complete, all: languagesInOrder.length })}
        </span>
      )}
      {edited && <span className="tag tree-edited">{text('resources.categories.edited')}</span>}
      <span className="tree-count">
        <span className="figure" aria-hidden="true">
          {format.number(category.count)}
        </span>
        <span className="visually-hidden">
          {text('resources.categories.tree.parts', { smart_count: category.count })}
        </span>
      </span>
    </>
  )
}

const Editor = ({ rows, attributes }: { rows: readonly CategoryRow[]; attributes: readonly AttributeRow[] }) => {
  const text = useText()
  const format = useFormat()
  const notify = useNotify()
  const changed = useTaxonomyChanged()
  const { send, isPending } = useCommand(moveCategory)
  const [params, setParams] = useSearchParams()
  const forest = useMemo(() => categoryForest(rows), [rows])
  const tree = useTree({
    name: 'categories',
    forest,
    initiallyOpen: rows,
    initialCurrent: params.get('open') ?? undefined,
    busy: isPending,
    send: ({ id, revision }, place) => send({ id, revision, ...place }),
    onChanged: changed,
  })
  const [initialValues, setInitialValues] = useState<CategoryFormValues>()
  const [editsById, setEdits] = useEditsById<CategoryEdits>()
  const [openDialog, setOpenDialog] = useState<OpenDialog>()
  const [language, setLanguage] = useState<LanguageCode>('en')
  const opened = initialValues === undefined ? (params.get('open') ?? undefined) : newId
  const openedCategory = tree.rowOf(opened)
  const dialogCategory = tree.rowOf(openDialog?.id)
  const currentId = tree.current?.id ?? null

  const setOpened = (id: string | undefined) => {
    setInitialValues(undefined)
    setParams(id === undefined ? {} : { open: id }, { replace: true })
  }

  const begins = (parentId: string | null) => {
    setEdits(newId, {})
    setInitialValues(emptyCategory(parentId))
  }

  const saved = async (what: 'create' | 'save', category: CategoryRow) => {
    setEdits(opened ?? newId, {})
    await tree.show(category)
    setOpened(tree.wide ? category.id : undefined)
    notify(`resources.categories.done.${what}`, { messageArgs: { title: category.title } })
  }

  const panel =
    opened === undefined ? null : opened !== newId && openedCategory === undefined ? (
      <p className="sheet-note">{text('resources.categories.gone')}</p>
    ) : (
      <>
        {openedCategory !== undefined && (
          <CategoryHead
            rows={rows}
            category={openedCategory}
            onBelow={() => begins(openedCategory.id)}
            onMove={() => setOpenDialog({ kind: 'move', id: openedCategory.id })}
            onDelete={() => setOpenDialog({ kind: 'delete', id: openedCategory.id })}
          />
        )}
        <CategoryPanel
          key={opened}
          rows={rows}
          attributes={attributes}
          category={openedCategory}
          initialValues={initialValues ?? emptyCategory(null)}
          edits={editsById[opened] ?? {}}
          language={language}
          onLanguage={setLanguage}
          onEditsChange={(edits) => setEdits(opened, edits)}
          onSaved={(category) => void saved(openedCategory === undefined ? 'create' : 'save', category)}
          onReload={changed}
          onClose={() => setOpened(undefined)}
        />
      </>
    )
  const panelTitle = opened === newId ? text('resources.categories.panel.create') : (openedCategory?.title ?? '')

  return (
    <>
      <ViewsBar />
      <div className="page-head">
        <h1>{text('resources.categories.name', { smart_count: 2 })}</h1>
        <span className="figure">{format.number(rows.length)}</span>
        <div className="end">
          <CommandButton
            permission="categories.update"
            tone="gold"
            onPress={() => begins(canMoveTo(rows, newId, currentId) ? currentId : null)}
          >
            <Icon name="plus" size={16} />
            {text('resources.categories.commands.create')}
          </CommandButton>
        </div>
      </div>
      <TreeColumns
        tree={tree}
        permission="categories.update"
        opened={opened}
        onOpened={setOpened}
        row={(row) => <RowContent row={row} edited={editsById[row.one.id] !== undefined} />}
        title={panelTitle}
        panel={panel}
      />
      {openDialog?.kind === 'move' && dialogCategory !== undefined && (
        <MoveCategoryDialog
          key={dialogCategory.revision}
          rows={rows}
          category={dialogCategory}
          onReload={changed}
          onClose={() => setOpenDialog(undefined)}
          onDone={(category) => {
            setOpenDialog(undefined)
            tree.openParent(category)
            notify('resources.categories.done.move', { messageArgs: { title: category.title } })
            void changed()
          }}
        />
      )}
      {openDialog?.kind === 'delete' && dialogCategory !== undefined && (
        <RemoveCategoryDialog
          category={dialogCategory}
          onReload={changed}
          onClose={() => setOpenDialog(undefined)}
          onDone={() => {
            setOpenDialog(undefined)
            setOpened(undefined)
            tree.setCurrent(dialogCategory.parentId ?? undefined)
            setEdits(dialogCategory.id, {})
            notify('resources.categories.done.delete', { messageArgs: { title: dialogCategory.title } })
            void changed()
          }}
        />
      )}
    </>
  )
}

/** The categories of the shop: their tree to be dragged and stepped through, beside it the one that is open. */
export const CategoryEditor = () => {
  const categories = useCategories()
  const attributes = useAttributes()
  if (categories.data !== undefined && attributes.data !== undefined)
    return <Editor rows={categories.data} attributes={attributes.data} />
  const error = categories.error ?? attributes.error
  if (error !== null)
    return (
      <PageFailure
        message={error.message}
        onRetry={() => {
          void categories.refetch()
          void attributes.refetch()
        }}
      />
    )
  return <PageSkeleton />
}
