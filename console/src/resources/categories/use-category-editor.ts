import type { LanguageCode } from '@pinline/contracts/api/languages'
import type { CategoryRow } from '@pinline/contracts/catalogue/taxonomy/categories-resource'
import { moveCategory } from '@pinline/contracts/catalogue/taxonomy/move-category'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useMemo, useState } from 'react'
import { useNotify } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { useEditsById } from '../../layout/tree/use-edits-by-id.ts'
import { useTree } from '../../layout/tree/use-tree.ts'
import { categoryForest } from './category-forest.ts'
import { type CategoryEdits, type CategoryFormValues, emptyCategory } from './category-form-values.ts'
import { useTaxonomyChanged } from './use-taxonomy.ts'

/** A new category has no id yet. */
export const newId = ''

interface OpenDialog {
  readonly kind: 'move' | 'delete'
  readonly id: string
}

/** State of the category editor: the tree, the open category, drafts by category, and the open dialog. */
export const useCategoryEditor = (rows: readonly CategoryRow[]) => {
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
  const [editsById, setEdits] = useEditsById<CategoryEdits>(true)
  const [openDialog, setOpenDialog] = useState<OpenDialog>()
  const [language, setLanguage] = useState<LanguageCode>('en')
  const opened = initialValues === undefined ? (params.get('open') ?? undefined) : newId

  const setOpened = (id: string | undefined) => {
    setInitialValues(undefined)
    setParams(id === undefined ? {} : { open: id }, { replace: true })
  }

  return {
    rows,
    tree,
    changed,
    /** The id of the open category; `newId` for a new one. */
    opened,
    openedCategory: tree.rowOf(opened),
    setOpened,
    initialValues: initialValues ?? emptyCategory(null),
    editsById,
    setEdits,
    /** Language of the shown texts. */
    language,
    setLanguage,
    openDialog: openDialog?.kind,
    dialogCategory: tree.rowOf(openDialog?.id),
    openDialogOf: (kind: OpenDialog['kind'], id: string) => setOpenDialog({ kind, id }),
    closeDialog: () => setOpenDialog(undefined),
    begin: (parentId: string | null) => {
      setEdits(newId, {})
      setInitialValues(emptyCategory(parentId))
    },
    saved: async (done: 'create' | 'save', category: CategoryRow) => {
      setEdits(opened ?? newId, {})
      await tree.show(category)
      setOpened(tree.wide ? category.id : undefined)
      notify(`resources.categories.done.${done}`, { messageArgs: { title: category.title } })
    },
    moved: (category: CategoryRow) => {
      setOpenDialog(undefined)
      tree.openParent(category)
      notify('resources.categories.done.move', { messageArgs: { title: category.title } })
      void changed()
    },
    removed: ({ id, parentId, title }: CategoryRow) => {
      setOpenDialog(undefined)
      setOpened(undefined)
      tree.setCurrent(parentId ?? undefined)
      setEdits(id, {})
      notify('resources.categories.done.delete', { messageArgs: { title } })
      void changed()
    },
  }
}

export type CategoryEditorState = ReturnType<typeof useCategoryEditor>
