import './menus.css'
import type { MenuRow } from '@pinline/contracts/account/permissions/menu-row'
import { CommandButton } from '../../layout/command-button.tsx'
import { Icon } from '../../layout/icon.tsx'
import { PageFailure } from '../../layout/page-failure.tsx'
import { PageSkeleton } from '../../layout/page-skeleton.tsx'
import { iconOf } from '../../layout/side-bar.tsx'
import { TreeColumns } from '../../layout/tree/tree-columns.tsx'
import type { TreeRow } from '../../layout/tree/tree-positions.ts'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { MenuPanel } from './menu-panel.tsx'
import { RemoveMenuDialog } from './remove-menu-dialog.tsx'
import { SetMenuStateDialog } from './set-menu-state-dialog.tsx'
import { type MenuEditorState, newId, useMenuEditor } from './use-menu-editor.ts'
import { useMenuRows, useNewestMenus } from './use-menu-rows.ts'

const RowContent = ({ row, edited }: { row: TreeRow<MenuRow>; edited: boolean }) => {
  const text = useText()
  const { one: menu } = row
  return (
    <>
      <Icon name={menu.menuType === 'B' ? 'button' : iconOf(menu.icon, menu.path)} size={16} />
      <span className="tree-title" data-strong={menu.menuType === 'M'} data-disabled={menu.state}>
        {menu.title}
      </span>
      {menu.menuType === 'C' && row.children > 0 && !row.open && (
        <span className="small">{text('resources.menus.tree.buttons', { smart_count: row.children })}</span>
      )}
      {!menu.isShow && <span className="tag">{text('resources.menus.hidden')}</span>}
      {menu.state && <span className="tag">{text('resources.menus.disabled')}</span>}
      {edited && <span className="tag tree-edited">{text('resources.menus.edited')}</span>}
      <code className="tree-where figure">{menu.menuType === 'B' ? menu.authority : menu.path}</code>
    </>
  )
}

const PageHead = ({ editor: { rows, begin } }: { editor: MenuEditorState }) => {
  const text = useText()
  const format = useFormat()
  return (
    <div className="page-head">
      <h1>{text('resources.menus.name', { smart_count: 2 })}</h1>
      <span className="figure">{format.number(rows.length)}</span>
      <div className="end">
        <CommandButton permission="menus.create" tone="gold" onPress={begin}>
          <Icon name="plus" size={16} />
          {text('resources.menus.commands.create')}
        </CommandButton>
      </div>
    </div>
  )
}

/** The open menu. */
const OpenMenu = ({ editor }: { editor: MenuEditorState }) => {
  const { rows, opened, openedMenu, initialValues, editsById, setEdits, setOpenDialog } = editor
  const newestMenus = useNewestMenus()
  if (opened === undefined) return null
  return (
    <MenuPanel
      key={opened}
      rows={rows}
      menu={openedMenu}
      initialValues={initialValues}
      edits={editsById[opened] ?? {}}
      onEditsChange={(edits) => setEdits(opened, edits)}
      onSaved={(menu) => void editor.saved(openedMenu === undefined ? 'create' : 'save', menu)}
      onReload={newestMenus}
      onState={({ id, state }) => setOpenDialog({ kind: 'state', id, disabling: !state })}
      onDelete={({ id }) => setOpenDialog({ kind: 'delete', id })}
      onClose={() => editor.setOpened(undefined)}
    />
  )
}

const Dialogs = ({ editor }: { editor: MenuEditorState }) => {
  const { rows, openDialog, dialogMenu, changed, setOpenDialog, stateSet, removed } = editor
  const onClose = () => setOpenDialog(undefined)
  if (openDialog === undefined || dialogMenu === undefined) return null
  if (openDialog.kind === 'state')
    return (
      <SetMenuStateDialog
        menu={dialogMenu}
        disabling={openDialog.disabling}
        onReload={changed}
        onClose={onClose}
        onDone={stateSet}
      />
    )
  return (
    <RemoveMenuDialog
      menu={dialogMenu}
      below={rows.filter(({ parentId }) => parentId === dialogMenu.id).length}
      onReload={changed}
      onClose={onClose}
      onDone={() => removed(dialogMenu)}
    />
  )
}

const Editor = ({ rows }: { rows: readonly MenuRow[] }) => {
  const text = useText()
  const editor = useMenuEditor(rows)
  const { tree, opened, openedMenu, editsById } = editor
  return (
    <>
      <PageHead editor={editor} />
      <TreeColumns
        tree={tree}
        permission="menus.update"
        opened={opened}
        onOpened={editor.setOpened}
        row={(row) => <RowContent row={row} edited={editsById[row.one.id] !== undefined} />}
        title={opened === newId ? text('resources.menus.panel.create') : (openedMenu?.title ?? '')}
        panel={(opened === newId || openedMenu !== undefined) && <OpenMenu editor={editor} />}
      />
      <Dialogs editor={editor} />
    </>
  )
}

/** The menus of the console: a tree for drag and drop and for the keyboard, beside the open menu. */
export const MenuEditor = () => {
  const { data, error, refetch } = useMenuRows()
  if (data !== undefined) return <Editor rows={data} />
  if (error !== null) return <PageFailure message={error.message} onRetry={() => void refetch()} />
  return <PageSkeleton />
}
