import type { SortRow } from '@pinline/contracts/notification/sort/sort-row'
import { CommandButton } from '../../layout/command-button.tsx'
import { Icon } from '../../layout/icon.tsx'
import { PageFailure } from '../../layout/page-failure.tsx'
import { PageSkeleton } from '../../layout/page-skeleton.tsx'
import { TreeColumns } from '../../layout/tree/tree-columns.tsx'
import type { TreeRow } from '../../layout/tree/tree-positions.ts'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { DeleteSortDialog } from './delete-sort-dialog.tsx'
import { SortPanel } from './sort-panel.tsx'
import { newId, type SortEditorState, useSortEditor } from './use-sort-editor.ts'
import { useSortRows } from './use-sort-rows.ts'

const RowContent = ({ row, edited }: { row: TreeRow<SortRow>; edited: boolean }) => {
  const text = useText()
  const { one: sort } = row
  return (
    <>
      <Icon name={row.children > 0 ? 'directory' : 'tag'} size={16} />
      <span className="tree-title" data-strong={row.level === 1}>
        {sort.title}
      </span>
      {edited && <span className="tag tree-edited">{text('resources.sorts.edited')}</span>}
      <span className="tree-where figure">
        {text('resources.sorts.tree.counts', { notices: sort.notices, files: sort.files ?? '–' })}
      </span>
    </>
  )
}

const OpenSort = ({ editor }: { editor: SortEditorState }) => {
  const { opened, openedSort, newParent, editsById, setEdits } = editor
  if (opened === undefined) return null
  return (
    <SortPanel
      key={opened}
      sort={openedSort}
      parent={newParent}
      edits={editsById[opened] ?? {}}
      onEditsChange={(edits) => setEdits(opened, edits)}
      onSaved={(sort) => void editor.saved(openedSort === undefined ? 'create' : 'save', sort)}
      onReload={editor.changed}
      onDelete={editor.setDeleting}
      onClose={() => editor.setOpened(undefined)}
    />
  )
}

const Editor = ({ rows }: { rows: readonly SortRow[] }) => {
  const text = useText()
  const format = useFormat()
  const editor = useSortEditor(rows)
  const { tree, opened, openedSort, editsById, deleting } = editor
  const deletingNow = tree.rowOf(deleting?.id)
  return (
    <>
      <div className="page-head">
        <h1>{text('resources.sorts.name', { smart_count: 2 })}</h1>
        <span className="figure">{format.number(rows.length)}</span>
        <div className="end">
          <CommandButton permission="sorts.create" tone="gold" onPress={editor.begin}>
            <Icon name="plus" size={16} />
            {text('resources.sorts.commands.create')}
          </CommandButton>
        </div>
      </div>
      <TreeColumns
        tree={tree}
        permission="sorts.update"
        opened={opened}
        onOpened={editor.setOpened}
        row={(row) => <RowContent row={row} edited={editsById[row.one.id] !== undefined} />}
        title={opened === newId ? text('resources.sorts.commands.create') : (openedSort?.title ?? '')}
        panel={(opened === newId || openedSort !== undefined) && <OpenSort editor={editor} />}
      />
      {deletingNow !== undefined && (
        <DeleteSortDialog
          sort={deletingNow}
          below={rows.filter(({ parentId }) => parentId === deletingNow.id).length}
          onReload={editor.changed}
          onClose={() => editor.setDeleting(undefined)}
          onDone={() => editor.deleted(deletingNow)}
        />
      )}
    </>
  )
}

/** The sorts of notices and files: a tree for drag and drop and for the keyboard, beside the open sort. */
export const SortEditor = () => {
  const { data, error, refetch } = useSortRows()
  if (data !== undefined) return <Editor rows={data} />
  if (error !== null) return <PageFailure message={error.message} onRetry={() => void refetch()} />
  return <PageSkeleton />
}
