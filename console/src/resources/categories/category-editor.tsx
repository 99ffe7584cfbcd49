import './categories.css'
import type { AttributeRow } from '@pinline/contracts/catalogue/taxonomy/attributes-resource'
import type { CategoryRow } from '@pinline/contracts/catalogue/taxonomy/categories-resource'
import { CommandButton } from '../../layout/command-button.tsx'
import { Icon } from '../../layout/icon.tsx'
import { PageFailure } from '../../layout/page-failure.tsx'
import { PageSkeleton } from '../../layout/page-skeleton.tsx'
import { TreeColumns } from '../../layout/tree/tree-columns.tsx'
import type { TreeRow } from '../../layout/tree/tree-positions.ts'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { ImportButton } from '../imports/import-button.tsx'
import { canMoveTo } from './category-forest.ts'
import { CategoryHead } from './category-head.tsx'
import { CategoryPanel } from './category-panel.tsx'
import { MoveCategoryDialog } from './move-category-dialog.tsx'
import { RemoveCategoryDialog } from './remove-category-dialog.tsx'
import { completeLanguages, languagesInOrder } from './translations.ts'
import { type CategoryEditorState, newId, useCategoryEditor } from './use-category-editor.ts'
import { useAttributes, useCategories } from './use-taxonomy.ts'
import { ViewsBar } from './views-bar.tsx'

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

const PageHead = ({ editor: { rows, tree, begin } }: { editor: CategoryEditorState }) => {
  const text = useText()
  const format = useFormat()
  const currentId = tree.current?.id ?? null
  return (
    <div className="page-head">
      <h1>{text('resources.categories.name', { smart_count: 2 })}</h1>
      <span className="figure">{format.number(rows.length)}</span>
      <div className="end">
        <ImportButton kind="categories" />
        <CommandButton
          permission="categories.update"
          tone="gold"
          onPress={() => begin(canMoveTo(rows, newId, currentId) ? currentId : null)}
        >
          <Icon name="plus" size={16} />
          {text('resources.categories.commands.create')}
        </CommandButton>
      </div>
    </div>
  )
}

/** The open category; renders nothing when none is open. */
const OpenCategory = ({ editor, attributes }: { editor: CategoryEditorState; attributes: readonly AttributeRow[] }) => {
  const { rows, opened, openedCategory, initialValues, editsById, setEdits, openDialogOf } = editor
  const text = useText()
  if (opened === undefined) return null
  if (opened !== newId && openedCategory === undefined)
    return <p className="sheet-note">{text('resources.categories.gone')}</p>
  return (
    <>
      {openedCategory !== undefined && (
        <CategoryHead
          rows={rows}
          category={openedCategory}
          onBelow={() => editor.begin(openedCategory.id)}
          onMove={() => openDialogOf('move', openedCategory.id)}
          onDelete={() => openDialogOf('delete', openedCategory.id)}
        />
      )}
      <CategoryPanel
        key={opened}
        rows={rows}
        attributes={attributes}
        category={openedCategory}
        initialValues={initialValues}
        edits={editsById[opened] ?? {}}
        language={editor.language}
        onLanguage={editor.setLanguage}
        onEditsChange={(edits) => setEdits(opened, edits)}
        onSaved={(category) => void editor.saved(openedCategory === undefined ? 'create' : 'save', category)}
        onReload={editor.changed}
        onClose={() => editor.setOpened(undefined)}
      />
    </>
  )
}

const Dialogs = ({ editor }: { editor: CategoryEditorState }) => {
  const { rows, openDialog, dialogCategory, changed, closeDialog, moved, removed } = editor
  if (openDialog === undefined || dialogCategory === undefined) return null
  if (openDialog === 'move')
    return (
      <MoveCategoryDialog
        key={dialogCategory.revision}
        rows={rows}
        category={dialogCategory}
        onReload={changed}
        onClose={closeDialog}
        onDone={moved}
      />
    )
  return (
    <RemoveCategoryDialog
      category={dialogCategory}
      onReload={changed}
      onClose={closeDialog}
      onDone={() => removed(dialogCategory)}
    />
  )
}

const Editor = ({ rows, attributes }: { rows: readonly CategoryRow[]; attributes: readonly AttributeRow[] }) => {
  const text = useText()
  const editor = useCategoryEditor(rows)
  const { tree, opened, openedCategory, editsById } = editor
  return (
    <>
      <ViewsBar />
      <PageHead editor={editor} />
      <TreeColumns
        tree={tree}
        permission="categories.update"
        opened={opened}
        onOpened={editor.setOpened}
        row={(row) => <RowContent row={row} edited={editsById[row.one.id] !== undefined} />}
        title={opened === newId ? text('resources.categories.panel.create') : (openedCategory?.title ?? '')}
        panel={opened !== undefined && <OpenCategory editor={editor} attributes={attributes} />}
      />
      <Dialogs editor={editor} />
    </>
  )
}

/** The categories of the shop: a tree for drag and drop and for the keyboard, beside the open category. */
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
