import type { MenuRow } from '@pinline/contracts/account/permissions/menu-row'
import { setMenuState } from '@pinline/contracts/account/permissions/set-menu-state'
import { updateMenu } from '@pinline/contracts/account/permissions/update-menu'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useMemo, useState } from 'react'
import { useNotify } from 'react-admin'
import { useNotifyWithUndo } from '../../layout/keyboard/undo.ts'
import { useEditsById } from '../../layout/tree/use-edits-by-id.ts'
import { useTree } from '../../layout/tree/use-tree.ts'
import { menuForest } from './menu-forest.ts'
import { emptyMenu, type MenuEdits, type MenuFormValues } from './menu-form-values.ts'
import { useMenusChanged } from './use-menu-rows.ts'

/** A new menu has no id yet. */
export const newId = ''

type OpenDialog =
  | { readonly kind: 'state'; readonly id: string; readonly disabling: boolean }
  | { readonly kind: 'delete'; readonly id: string }

/** State of the menu editor: the tree, the open menu, drafts by menu, and the open dialog. */
export const useMenuEditor = (rows: readonly MenuRow[]) => {
  const notify = useNotify()
  const notifyWithUndo = useNotifyWithUndo(setMenuState)
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
  const [editsById, setEdits] = useEditsById<MenuEdits>(true)
  const [openDialog, setOpenDialog] = useState<OpenDialog>()
  return {
    rows,
    tree,
    changed,
    /** The id of the open menu; `newId` for a new one. */
    opened,
    openedMenu: tree.rowOf(opened),
    setOpened,
    initialValues,
    editsById,
    setEdits,
    openDialog,
    dialogMenu: tree.rowOf(openDialog?.id),
    setOpenDialog,
    begin: () => {
      setInitialValues(emptyMenu(rows, tree.current))
      setOpened(newId)
    },
    saved: async (done: 'create' | 'save', menu: MenuRow) => {
      setEdits(opened ?? newId, {})
      await tree.show(menu)
      setOpened(tree.wide ? menu.id : undefined)
      notify(`resources.menus.done.${done}`, { messageArgs: { title: menu.title } })
    },
    stateSet: ({ id, revision, state, title }: MenuRow) => {
      setOpenDialog(undefined)
      notifyWithUndo(`resources.menus.done.${state ? 'disable' : 'enable'}`, {
        messageArgs: { title },
        input: { id, revision, state: !state },
        onUndone: () => void changed(),
      })
      void changed()
    },
    removed: ({ id, parentId, title }: MenuRow) => {
      setOpenDialog(undefined)
      setOpened(undefined)
      tree.setCurrent(parentId ?? undefined)
      setEdits(id, {})
      notify('resources.menus.done.delete', { messageArgs: { title } })
      void changed()
    },
  }
}

export type MenuEditorState = ReturnType<typeof useMenuEditor>
