import './menus.css'
import type { MenuRow } from '@pinline/account/contract/menu-row'
import { updateMenu } from '@pinline/account/contract/update-menu'
import { useMemo, useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import { CommandButton } from '../../layout/command-button.tsx'
import { Icon } from '../../layout/icon.tsx'
import { PageFailure } from '../../layout/page-failure.tsx'
import { PageSkeleton } from '../../layout/page-skeleton.tsx'
import { iconOf } from '../../layout/side-bar.tsx'
import { BesideTree } from '../../layout/tree/beside-tree.tsx'
import { type TreeRow, treeRows } from '../../layout/tree/tree-places.ts'
import { TreeTools } from '../../layout/tree/tree-tools.tsx'
import { TreeView } from '../../layout/tree/tree-view.tsx'
import { useTreeDrag } from '../../layout/tree/use-tree-drag.ts'
import { useTreeMoves } from '../../layout/tree/use-tree-moves.ts'
import { useMedia } from '../../layout/use-media.ts'
import { usePermissions } from '../../layout/use-permissions.ts'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { grantOf } from '../../providers/permissions.ts'
import { useCommand } from '../../providers/use-command.ts'
import { DeleteMenuDialog, MenuStateDialog } from './menu-confirmation.tsx'
import { MenuPanel } from './menu-panel.tsx'
import { menuForest } from './menu-places.ts'
import { type MenuDraft, newMenu, type TypedMenu } from './typed-menu.ts'
import { useMenuRows, useMenusChanged } from './use-menu-rows.ts'

/** A new menu has no id yet. */
const newId = ''

type Asked =
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
        <span className="sub">{text('resources.menus.tree.buttons', { smart_count: row.children })}</span>
      )}
      {!menu.isShow && <span className="tag">{text('resources.menus.hidden')}</span>}
      {menu.state && <span className="tag">{text('resources.menus.disabled')}</span>}
      {edited && <span className="tag tree-edited">{text('resources.menus.edited')}</span>}
      <code className="tree-where mono">{menu.menuType === 'B' ? menu.authority : menu.path}</code>
    </>
  )
}

const Editor = ({ rows }: { rows: readonly MenuRow[] }) => {
  const text = useText()
  const format = useFormat()
  const notify = useNotify()
  const wide = useMedia('(min-width: 1000px)')
  const changed = useMenusChanged()
  const { permissions } = usePermissions()
  const { send, busy } = useCommand(updateMenu)
  const forest = useMemo(() => menuForest(rows), [rows])
  const moves = useTreeMoves({
    name: 'menus',
    forest,
    busy,
    send: ({ id, revision }, place) => send({ id, revision, ...place }),
    onChanged: changed,
  })
  const tree = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () => new Set(rows.filter(({ menuType }) => menuType === 'M').map(({ id }) => id)),
  )
  const [current, setCurrent] = useState<string>()
  const [opened, setOpened] = useState<string>()
  const [fresh, setFresh] = useState<TypedMenu>(() => newMenu(rows, undefined))
  const [drafts, setDrafts] = useState<Readonly<Record<string, MenuDraft>>>({})
  const [asked, setAsked] = useState<Asked>()
  const shown = useMemo(() => treeRows(rows, open), [rows, open])
  const rowOf = (id: string | undefined) => rows.find((row) => row.id === id)
  const currentMenu = rowOf(current)
  const openedMenu = rowOf(opened)
  const askedMenu = rowOf(asked?.id)

  const { drag, begin } = useTreeDrag({
    tree,
    forest,
    shown,
    onDrop: (menu, place) => {
      setCurrent(menu.id)
      if (place.parentId !== null) toggle(place.parentId, true)
      void moves.move(menu, place)
    },
    onCancel: ({ title }) => moves.say(text('resources.menus.moves.cancelled', { title })),
  })

  const toggle = (id: string, wanted: boolean) =>
    setOpen((before) => (wanted ? before.union(new Set([id])) : before.difference(new Set([id]))))

  const setDraft = (id: string, draft: MenuDraft) => {
    const { [id]: _, ...others } = drafts
    setDrafts(Object.keys(draft).length === 0 ? others : { ...others, [id]: draft })
  }

  const openMenu = (id: string) => {
    setCurrent(id)
    if (wide || current === id) setOpened(id)
  }

  const saved = async (what: 'create' | 'save', menu: MenuRow) => {
    setDraft(opened ?? newId, {})
    if (menu.parentId !== null) toggle(menu.parentId, true)
    await changed()
    setCurrent(menu.id)
    setOpened(wide ? menu.id : undefined)
    notify(`resources.menus.done.${what}`, { messageArgs: { title: menu.title } })
  }

  const panel = opened !== undefined && (opened === newId || openedMenu !== undefined) && (
    <MenuPanel
      key={opened}
      rows={rows}
      menu={openedMenu}
      fresh={fresh}
      draft={drafts[opened] ?? {}}
      onDraft={(draft) => setDraft(opened, draft)}
      onSaved={(menu) => void saved(openedMenu === undefined ? 'create' : 'save', menu)}
      onReload={changed}
      onState={({ id, state }) => setAsked({ kind: 'state', id, disabling: !state })}
      onDelete={({ id }) => setAsked({ kind: 'delete', id })}
      onClose={() => setOpened(undefined)}
    />
  )
  const panelTitle = opened === newId ? text('resources.menus.panel.create') : (openedMenu?.title ?? '')

  return (
    <>
      <div className="page-head">
        <h1>{text('resources.menus.name', { smart_count: 2 })}</h1>
        <span className="mono">{format.number(rows.length)}</span>
        <div className="end">
          <CommandButton
            authority="menus.create"
            tone="gold"
            onPress={() => {
              setFresh(newMenu(rows, currentMenu))
              setOpened(newId)
            }}
          >
            <Icon name="plus" size={16} />
            {text('resources.menus.commands.create')}
          </CommandButton>
        </div>
      </div>
      <div className="tree-columns">
        <section className="sheet">
          <TreeTools
            name="menus"
            authority="menus.update"
            forest={forest}
            one={currentMenu}
            busy={busy}
            onStep={moves.step}
            onEdit={wide ? undefined : () => setOpened(current)}
            onOpenAll={() => setOpen(new Set(rows.map(({ id }) => id)))}
            onCloseAll={() => setOpen(new Set())}
          />
          {moves.conflict && (
            <div className="message message-warn" role="alert">
              <Icon name="warning" />
              <div>{text('resources.menus.moves.conflict')}</div>
              <button type="button" className="button small" onClick={() => void moves.reload()}>
                {text('forms.reload')}
              </button>
            </div>
          )}
          <TreeView
            label={text('resources.menus.tree.label')}
            tree={tree}
            rows={shown}
            current={current}
            opened={wide ? opened : undefined}
            drag={drag}
            movable={grantOf(permissions, 'menus.update') === 'granted'}
            onCurrent={setCurrent}
            onOpen={openMenu}
            onToggle={toggle}
            onStep={moves.step}
            onGrab={begin}
          >
            {(row) => <RowContent row={row} edited={drafts[row.one.id] !== undefined} />}
          </TreeView>
          {rows.length === 0 && <p className="sheet-note">{text('resources.menus.tree.none')}</p>}
          <p className="sheet-note sub">{text('resources.menus.tree.note')}</p>
        </section>
        <BesideTree
          wide={wide}
          title={panelTitle}
          none={text('resources.menus.panel.none')}
          onClose={() => setOpened(undefined)}
        >
          {panel}
        </BesideTree>
      </div>
      <div className="hidden" role="status">
        {moves.said}
      </div>
      {drag !== undefined && (
        <div className="tree-dragged" style={{ left: drag.x, top: drag.y }} data-allowed={drag.drop !== undefined}>
          {drag.title}
        </div>
      )}
      {asked?.kind === 'state' && askedMenu !== undefined && (
        <MenuStateDialog
          menu={askedMenu}
          disabling={asked.disabling}
          onReload={changed}
          onClose={() => setAsked(undefined)}
          onDone={({ state, title }) => {
            setAsked(undefined)
            notify(`resources.menus.done.${state ? 'disable' : 'enable'}`, { messageArgs: { title } })
            void changed()
          }}
        />
      )}
      {asked?.kind === 'delete' && askedMenu !== undefined && (
        <DeleteMenuDialog
          menu={askedMenu}
          below={rows.filter(({ parentId }) => parentId === askedMenu.id).length}
          onReload={changed}
          onClose={() => setAsked(undefined)}
          onDone={() => {
            setAsked(undefined)
            setOpened(undefined)
            setCurrent(askedMenu.parentId ?? undefined)
            setDraft(askedMenu.id, {})
            notify('resources.menus.done.delete', { messageArgs: { title: askedMenu.title } })
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
