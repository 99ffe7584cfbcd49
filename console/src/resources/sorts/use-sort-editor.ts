import type { SortRow } from '@pinline/contracts/notification/sort/sort-row'
import { updateSort } from '@pinline/contracts/notification/sort/update-sort'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useMemo, useState } from 'react'
import { useNotify } from 'react-admin'
import { useEditsById } from '../../layout/tree/use-edits-by-id.ts'
import { useTree } from '../../layout/tree/use-tree.ts'
import { sortForest } from './sort-forest.ts'
import { useSortsChanged } from './use-sort-rows.ts'

/** A new sort has no id yet. */
export const newId = ''

/** Edited titles by language, and the parent of a new sort. */
export interface SortEdits {
  readonly titles?: Readonly<Record<string, string>>
}

/** State of the editor: the tree, the open sort, its edits, and the sort that is about to be deleted. */
export const useSortEditor = (rows: readonly SortRow[]) => {
  const notify = useNotify()
  const changed = useSortsChanged()
  const { send, isPending } = useCommand(updateSort)
  const forest = useMemo(() => sortForest(rows), [rows])
  const tree = useTree({
    name: 'sorts',
    forest,
    initiallyOpen: rows,
    busy: isPending,
    send: ({ id, revision }, place) => send({ id, revision, ...place }),
    onChanged: changed,
  })
  const [opened, setOpened] = useState<string>()
  const [newParent, setNewParent] = useState<SortRow>()
  const [editsById, setEdits] = useEditsById<SortEdits>(false)
  const [deleting, setDeleting] = useState<SortRow>()
  const notifyOf = (done: 'create' | 'save' | 'delete', { title }: SortRow) =>
    notify(`resources.sorts.done.${done}`, { messageArgs: { title } })
  return {
    ...{ rows, tree, changed, opened, setOpened, newParent, editsById, setEdits, deleting, setDeleting },
    openedSort: tree.rowOf(opened),
    /** A new sort below the selected one, if that has room below it. */
    begin: () => {
      const parent = tree.current
      const level = parent === undefined ? 0 : (tree.shown.find(({ one }) => one.id === parent.id)?.level ?? 0)
      setNewParent(level < 3 ? parent : undefined)
      setOpened(newId)
    },
    saved: async (done: 'create' | 'save', sort: SortRow) => {
      setEdits(opened ?? newId, {})
      await tree.show(sort)
      setOpened(tree.wide ? sort.id : undefined)
      notifyOf(done, sort)
    },
    deleted: (sort: SortRow) => {
      setDeleting(undefined)
      setOpened(undefined)
      tree.setCurrent(sort.parentId ?? undefined)
      setEdits(sort.id, {})
      notifyOf('delete', sort)
      void changed()
    },
  }
}
export type SortEditorState = ReturnType<typeof useSortEditor>
