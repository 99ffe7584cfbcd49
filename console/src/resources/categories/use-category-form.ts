import type { LanguageCode } from '@pinline/contracts/api/languages'
import type { CategoryRow } from '@pinline/contracts/catalogue/taxonomy/categories-resource'
import { createCategory } from '@pinline/contracts/catalogue/taxonomy/create-category'
import { updateCategory } from '@pinline/contracts/catalogue/taxonomy/update-category'
import type { CommandResult } from '@pinline/ui/commands/command-result'
import { useCommand } from '@pinline/ui/commands/use-command'
import type { FormEvent } from 'react'
import { useNotify } from 'react-admin'
import { useDraft } from '../../layout/drafts/use-draft.ts'
import { fieldErrorsOf } from '../../layout/field-errors.ts'
import { usePermissions } from '../../layout/use-permissions.ts'
import { grantOf } from '../../providers/permissions.ts'
import {
  applyCategoryEdits,
  type CategoryEdits,
  type CategoryFormValues,
  categoryEdits,
  concurrentCategoryChanges,
  updateCategoryInput,
} from './category-form-values.ts'
import { useTaxonomyForm } from './use-taxonomy-form.ts'

export interface CategoryFormOptions {
  /** Undefined for a new category. */
  readonly category: CategoryRow | undefined
  /** Initial values of a new category. */
  readonly initialValues: CategoryFormValues
  readonly edits: CategoryEdits
  readonly language: LanguageCode
  readonly onLanguage: (language: LanguageCode) => void
  readonly onEditsChange: (edits: CategoryEdits) => void
  readonly onSaved: (category: CategoryRow) => void
  readonly onReload: () => Promise<void>
}

const hasEdits = ({ base: _, ...formValues }: CategoryEdits): boolean => Object.keys(formValues).length > 0

const createCategoryInput = ({ titles, leads, texts, attributeIds, ...place }: CategoryFormValues) => ({
  ...place,
  titles: { ...titles },
  leads: { ...leads },
  texts: { ...texts },
  attributeIds: [...attributeIds],
})

/** Form state of a category and its submit, on the revision that the person has loaded. */
export const useCategoryForm = ({
  category,
  initialValues,
  edits,
  language,
  onLanguage,
  onEditsChange,
  onSaved,
  onReload,
}: CategoryFormOptions) => {
  const notify = useNotify()
  const { permissions } = usePermissions()
  const creating = useCommand(createCategory)
  const updating = useCommand(updateCategory)
  const state = useTaxonomyForm<CategoryRow>({ language, onLanguage, onReload })

  const formValues = applyCategoryEdits(category ?? initialValues, edits)
  const grant = grantOf(permissions, 'categories.update')
  const busy = creating.isPending || updating.isPending
  const isChanged = hasEdits(edits)
  const draft = useDraft<CategoryEdits>({
    form: 'categories',
    id: category?.id ?? 'new',
    edits,
    isChanged,
    schema: categoryEdits,
    onRestore: onEditsChange,
  })
  const base = edits.base ?? category
  const changes =
    base === undefined || category === undefined || !isChanged ? [] : concurrentCategoryChanges(base, category, edits)

  const edit = (changed: CategoryEdits, touched: string) => {
    onEditsChange({ ...(category === undefined ? {} : { base: category }), ...edits, ...changed })
    state.clearFieldErrors((field) => field === touched || field.startsWith(`${touched}.`))
  }

  const goOn = (next: CategoryEdits) => {
    state.endConflict()
    onEditsChange(next)
  }

  const send = async (): Promise<CommandResult<CategoryRow> | undefined> => {
    if (category === undefined) {
      const complete = createCategoryInput(formValues)
      return state.passesValidation(fieldErrorsOf(createCategory.input, complete))
        ? await creating.send(complete)
        : undefined
    }
    const revision = changes.length > 0 && base !== undefined ? base.revision : category.revision
    const input = { id: category.id, revision, ...updateCategoryInput(formValues, edits) }
    return state.passesValidation(fieldErrorsOf(updateCategory.input, input)) ? await updating.send(input) : undefined
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || (category !== undefined && !isChanged)) return
    if (grant !== 'granted') return notify('shell.function_disabled', { type: 'error' })
    const outcome = await send()
    if (outcome === undefined) return
    if (outcome.kind === 'done') {
      draft.clear()
      return onSaved(outcome.data)
    }
    await state.showResult(outcome)
  }

  return { ...state, draft, formValues, base, changes, grant, busy, isChanged, edit, goOn, submit }
}
