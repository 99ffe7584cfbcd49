import { Divider, ListSubheader, Menu, MenuItem } from '@mui/material'
import type { SavedView, ViewedList } from '@pinline/contracts/account/views/saved-view'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useText } from '../../../messages/use-text.ts'
import { Icon } from '../../icon.tsx'
import { useCopy } from '../../use-copy.ts'
import { searchOf } from '../list-state.ts'
import { useListState } from '../use-list-state.ts'
import { RemoveViewDialog } from './remove-view-dialog.tsx'
import { SaveViewDialog } from './save-view-dialog.tsx'
import { useViewCommands } from './use-view-commands.ts'
import { useViews } from './use-views.ts'
import { viewQueryOf, viewState } from './view-query.ts'

type OpenDialog = { readonly kind: 'save' } | { readonly kind: 'rename' | 'remove'; readonly view: SavedView }

interface Item {
  readonly label: string
  readonly run: () => void
}

/** What can be done with the view that the list shows. */
const useViewItems = (list: ViewedList, openDialog: (dialog: OpenDialog) => void) => {
  const text = useText()
  const copy = useCopy()
  const { pathname } = useLocation()
  const { state } = useListState()
  const { views, defaultId, mayShare, mayEdit, reload } = useViews()
  const commands = useViewCommands(list, reload)
  const current = views.find(({ id }) => id === state.view)
  const query = viewQueryOf(state)
  const isChanged = current !== undefined && current.query !== query
  const mayChange = current !== undefined && mayEdit(current)
  const link = new URL(searchOf(state), new URL(`/console${pathname}`, window.location.origin)).href
  const items: readonly (Item | false)[] = [
    isChanged &&
      mayChange && {
        label: text('shell.views.save_changes', { name: current.name }),
        run: () => void commands.saveChanges(current, query),
      },
    { label: `${text('shell.views.save_as')}…`, run: () => openDialog({ kind: 'save' }) },
    { label: text('shell.views.copy_link'), run: () => void copy(link) },
    current !== undefined && {
      label: text(current.id === defaultId ? 'shell.views.default_off' : 'shell.views.default_on'),
      run: () => void commands.setDefault(current.id === defaultId ? null : current.id),
    },
    mayChange && { label: `${text('shell.views.rename')}…`, run: () => openDialog({ kind: 'rename', view: current }) },
    mayChange &&
      mayShare && {
        label: text(current.shared ? 'shell.views.unshare' : 'shell.views.share'),
        run: () => void commands.setShared(current, !current.shared),
      },
    mayChange && { label: `${text('shell.views.remove')}…`, run: () => openDialog({ kind: 'remove', view: current }) },
  ]
  return { items: items.filter((item) => item !== false), current, isChanged }
}

/** The saved views of a list: choose one, save what the list shows, share it, open the list with it. */
const ViewsMenuOf = ({ list }: { list: ViewedList }) => {
  const text = useText()
  const { state, change } = useListState()
  const { views, defaultId, reload } = useViews()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [dialog, setDialog] = useState<OpenDialog>()
  const { items, current, isChanged } = useViewItems(list, setDialog)
  const groups = [
    { title: text('shell.views.own'), views: views.filter(({ shared }) => !shared) },
    { title: text('shell.views.shared'), views: views.filter(({ shared }) => shared) },
  ].filter((group) => group.views.length > 0)
  const close = () => setDialog(undefined)
  const done = async (view?: SavedView) => {
    close()
    await reload()
    if (view !== undefined && dialog?.kind === 'save') change({ ...state, view: view.id })
  }
  return (
    <>
      <button
        type="button"
        className="button button-small"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon name="list-checks" size={16} />
        {current === undefined
          ? text('shell.views.label')
          : text(isChanged ? 'shell.views.current_changed' : 'shell.views.current', { name: current.name })}
      </button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { dense: true, 'aria-label': text('shell.views.label') } }}
      >
        {groups.flatMap((group) => [
          <ListSubheader key={group.title} role="presentation" className="menu-head">
            {group.title}
          </ListSubheader>,
          ...group.views.map((view) => (
            <MenuItem
              key={view.id}
              role="menuitemradio"
              aria-checked={view.id === current?.id}
              selected={view.id === current?.id}
              onClick={() => {
                setAnchor(null)
                change(viewState(view.id, view.query, state))
              }}
            >
              {view.id === defaultId ? text('shell.views.is_default', { name: view.name }) : view.name}
            </MenuItem>
          )),
        ])}
        {groups.length > 0 && <Divider component="li" />}
        {items.map(({ label, run }) => (
          <MenuItem
            key={label}
            onClick={() => {
              setAnchor(null)
              run()
            }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
      {(dialog?.kind === 'save' || dialog?.kind === 'rename') && (
        <SaveViewDialog
          list={list}
          view={dialog.kind === 'rename' ? dialog.view : undefined}
          query={dialog.kind === 'rename' ? dialog.view.query : viewQueryOf(state)}
          onReload={reload}
          onDone={(view) => void done(view)}
          onClose={close}
        />
      )}
      {dialog?.kind === 'remove' && (
        <RemoveViewDialog list={list} view={dialog.view} onReload={reload} onDone={() => void done()} onClose={close} />
      )}
    </>
  )
}

/** The saved views of the surrounding list, where it has some. */
export const ViewsMenu = () => {
  const { list } = useViews()
  return list === undefined ? null : <ViewsMenuOf list={list} />
}
