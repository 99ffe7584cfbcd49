import './menus.css'
import type { MenuRow } from '@pinline/contracts/account/permissions/menu-row'
import { updateMenu } from '@pinline/contracts/account/permissions/update-menu'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useMemo, useState } from 'react'
import { useNotify } from 'react-admin'
import { CommandButton } from '../../layout/command-button.tsx'
import { Icon } from '../../layout/icon.tsx'
import { PageFailure } from '../../layout/page-failure.tsx'
import { PageSkeleton } from '../../layout/page-skeleton.tsx'
import { iconOf } from '../../layout/side-bar.tsx'
import { TreeColumns } from '../../layout/tree/tree-columns.tsx'
import type { TreeRow } from '../../layout/tree/tree-positions.ts'
import { useEditsById } from '../../layout/tree/use-edits-by-id.ts'
import { useTree } from '../../layout/tree/use-tree.ts'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { RemoveMenuDialog, SetMenuStateDialog } from './menu-confirmation.tsx'
import { menuForest } from './menu-forest.ts'
import { emptyMenu, type MenuEdits, type MenuFormValues } from './menu-form-values.ts'
import { MenuPanel } from './menu-panel.tsx'
import { useMenuRows, useMenusChanged } from './use-menu-rows.ts'

/** A new menu has no id yet. */
const newId = ''

type OpenDialog =
  | { readonly kind: 'state'; readonly id: string; readonly disabling: boolean }
  | { readonly kind: 'delete'; readonly id: string }

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

const Editor = ({ rows }: { rows: readonly MenuRow[] }) => {
  const text = useText()
  const format = useFormat()
  const notify = useNotify()
  const changed = useMenusChanged()
  const { send, isPending } = useCommand(updateMenu)
  const forest = useMemo(() => menuForest(rows), [rows])
  const tree = useTree({
    name: 'menus',
    forest,
    initiallyOpen: rows.filter(({ menuType }) => menuType === 'M'),
    busy: isPending,
    send: ({ id, revision }, place) => send({ id, revision, ...place }),
    onChanged: changed,
  })
  const [opened, setOpened] = useState<string>()
  const [initialValues, setInitialValues] = useState<MenuFormValues>(() => emptyMenu(rows, undefined))
  const [editsById, setEdits] = useEditsById<MenuEdits>()
  const [openDialog, setOpenDialog] = useState<OpenDialog>()
  const openedMenu = tree.rowOf(opened)
  const dialogMenu = tree.rowOf(openDialog?.id)

  const saved = async (what: 'create' | 'save', menu: MenuRow) => {
    setEdits(opened ?? newId, {})
    await tree.show(menu)
    setOpened(tree.wide ? menu.id : undefined)
    notify(`resources.menus.done.${what}`, { messageArgs: { title: menu.title } })
  }

  const panel = opened !== undefined && (opened === newId || openedMenu !== undefined) && (
    <MenuPanel
      key={opened}
      rows={rows}
      menu={openedMenu}
      initialValues={initialValues}
      edits={editsById[opened] ?? {}}
      onEditsChange={(edits) => setEdits(opened, edits)}
      onSaved={(menu) => void saved(openedMenu === undefined ? 'create' : 'save', menu)}
      onReload={changed}
      onState={({ id, state }) => setOpenDialog({ kind: 'state', id, disabling: !state })}
      onDelete={({ id }) => setOpenDialog({ kind: 'delete', id })}
      onClose={() => setOpened(undefined)}
    />
  )
  const panelTitle = opened === newId ? text('resources.menus.panel.create') : (openedMenu?.title ?? '')

  return (
    <>
      <div className="page-head">
        <h1>{text('resources.menus.name', { smart_count: 2 })}</h1>
        <span className="figure">{format.number(rows.length)}</span>
        <div className="end">
          <CommandButton
            permission="menus.create"
            tone="gold"
            onPress={() => {
              setInitialValues(emptyMenu(rows, tree.current))
              setOpened(newId)
            }}
          >
            <Icon name="plus" size={16} />
            {text('resources.menus.commands.create')}
          </CommandButton>
        </div>
      </div>
      <TreeColumns
        tree={tree}
        permission="menus.update"
        opened={opened}
        onOpened={setOpened}
        row={(row) => <RowContent row={row} edited={editsById[row.one.id] !== undefined} />}
        title={panelTitle}
        panel={panel}
      />
      {openDialog?.kind === 'state' && dialogMenu !== undefined && (
        <SetMenuStateDialog
          menu={dialogMenu}
          disabling={openDialog.disabling}
          onReload={changed}
          onClose={() => setOpenDialog(undefined)}
          onDone={({ state, title }) => {
            setOpenDialog(undefined)
            notify(`resources.menus.done.${state ? 'disable' : 'enable'}`, { messageArgs: { title } })
            void changed()
          }}
        />
      )}
      {openDialog?.kind === 'delete' && dialogMenu !== undefined && (
        <RemoveMenuDialog
          menu={dialogMenu}
          below={rows.filter(({ parentId }) => parentId === dialogMenu.id).length}
          onReload={changed}
          onClose={() => setOpenDialog(undefined)}
          onDone={() => {
            setOpenDialog(undefined)
            setOpened(undefined)
            tree.setCurrent(dialogMenu.parentId ?? undefined)
            setEdits(dialogMenu.id, {})
            notify('resources.menus.done.delete', { messageArgs: { title: dialogMenu.title } })
            void changed()
          }}
        />
      )}
    </>
  )
}

/** The menus of the console: their tree to be dragged and stepped through, beside it the one that is open. */
export const MenuEditor = () => {
  const { data, error, refetch } = useMenuRows()
  if (data !== undefined) return <Editor rows={data} />
  if (error !== null) return <PageFailure message={error.message} onRetry={() => void refetch()} />
  return <PageSkeleton />
}
