import type { CategoryRow } from '@pinline/contracts/catalogue/taxonomy/categories-resource'
import { createCategory } from '@pinline/contracts/catalogue/taxonomy/create-category'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useRef, useState } from 'react'
import { CommandError } from '../../layout/command-error.tsx'
import { Field } from '../../layout/field.tsx'
import {
  type FieldErrors,
  fieldErrorsOf,
  noFieldErrors,
  useFieldErrorText,
  useFocusOnFieldError,
} from '../../layout/field-errors.ts'
import { FormDialog } from '../../layout/form-dialog.tsx'
import { useText } from '../../messages/use-text.ts'
import type { CategoryEdits } from '../categories/category-form-values.ts'
import { NewCategoryFields } from '../categories/new-category-fields.tsx'
import { useCategories, useTaxonomyChanged } from '../categories/use-taxonomy.ts'
import { ImportStartError } from './import-start-error.tsx'
import { contentOfGroup, withMappedValue } from './mend-mapping.ts'
import { missingCategory } from './missing-category.ts'
import { type MendDialogProps, useMend } from './use-mend.ts'

const titleLanguages = ['en', 'zh_cn'] as const

/** The fields of a category that an import lacks, and its command; a category that was created is not created again. */
const useMissingCategory = (value: string) => {
  const changed = useTaxonomyChanged()
  const { send, isPending } = useCommand(createCategory)
  const [formValues, setFormValues] = useState(() => missingCategory(value))
  const [errors, setErrors] = useState<FieldErrors>(noFieldErrors)
  const [result, setResult] = useState<Awaited<ReturnType<typeof send>>>()
  const [created, setCreated] = useState<CategoryRow>()

  const edit = (edited: CategoryEdits, touched: string) => {
    setFormValues((before) => ({ ...before, ...edited, titles: { ...before.titles, ...edited.titles } }))
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !field.startsWith(touched))))
  }

  const create = async (): Promise<CategoryRow | undefined> => {
    if (created !== undefined) return created
    const { id, parentId, titles } = formValues
    const input = { id, parentId, titles: { ...titles } }
    const found = fieldErrorsOf(createCategory.input, input)
    setErrors(found)
    if (Object.keys(found).length > 0) return undefined
    const outcome = await send(input)
    setResult(outcome.kind === 'refused' && Object.keys(outcome.errors).length > 0 ? undefined : outcome)
    if (outcome.kind === 'refused') setErrors(outcome.errors)
    if (outcome.kind !== 'done') return undefined
    setCreated(outcome.data)
    await changed()
    return outcome.data
  }
  return { formValues, errors, result, busy: isPending, edit, create, changed }
}

/** Creates the category that a file names, and repeats the dry run. */
export const CreateCategoryDialog = (props: MendDialogProps) => {
  const { row, group, column, onMended, onClose } = props
  const text = useText()
  const form = useRef<HTMLFormElement>(null)
  const { data: rows = [] } = useCategories()
  const { mend, busy, result } = useMend(props)
  const category = useMissingCategory(group.value ?? '')
  const fieldErrorText = useFieldErrorText(category.errors)
  useFocusOnFieldError(form, category.errors)

  const submit = async () => {
    const created = await category.create()
    if (created === undefined) return
    const mapped = { from: contentOfGroup(group), to: created.id }
    const at = row.headers.indexOf(column)
    await mend(at < 0 ? row : withMappedValue(row, at, mapped))
  }

  return (
    <FormDialog
      title={text('resources.imports.mends.category_title')}
      confirm={text('resources.imports.mends.category_confirm')}
      busy={busy || category.busy}
      form={form}
      onSubmit={submit}
      onClose={onClose}
    >
      <CommandError result={category.result} onReload={() => void category.changed()} />
      <ImportStartError result={result} onShow={onMended} />
      <NewCategoryFields
        rows={rows}
        formValues={category.formValues}
        fieldErrorText={fieldErrorText}
        onEdit={category.edit}
      />
      {titleLanguages.map((language) => (
        <Field
          key={language}
          label={text(`resources.imports.mends.category_titles.${language}`)}
          optional={language !== 'en'}
          fieldError={
            fieldErrorText(`titles.${language}`) ?? (language === 'en' ? fieldErrorText('titles') : undefined)
          }
        >
          {(control) => (
            <input
              {...control}
              className="input"
              maxLength={120}
              value={category.formValues.titles[language] ?? ''}
              onChange={({ target }) => category.edit({ titles: { [language]: target.value } }, 'titles')}
            />
          )}
        </Field>
      ))}
      <p className="field-hint">{text('resources.imports.mends.category_note')}</p>
    </FormDialog>
  )
}
