import type { LanguageCode } from '@pinline/contracts/api/languages'
import type { AttributeRow } from '@pinline/contracts/catalogue/taxonomy/attributes-resource'
import type { CategoryRow } from '@pinline/contracts/catalogue/taxonomy/categories-resource'
import { createCategory } from '@pinline/contracts/catalogue/taxonomy/create-category'
import { updateCategory } from '@pinline/contracts/catalogue/taxonomy/update-category'
import type { CommandResult } from '@pinline/ui/commands/command-result'
import { useCommand } from '@pinline/ui/commands/use-command'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import { Field } from '../../layout/field.tsx'
import {
  type FieldErrors,
  fieldErrorsOf,
  noFieldErrors,
  useFieldErrorText,
  useFocusOnFieldError,
} from '../../layout/field-errors.ts'
import { focusOnMount } from '../../layout/focus-on-mount.ts'
import { PanelSave } from '../../layout/panel-save.tsx'
import { usePermissions } from '../../layout/use-permissions.ts'
import { useText } from '../../messages/use-text.ts'
import { grantOf } from '../../providers/permissions.ts'
import { AttributeSet } from './attribute-set.tsx'
import { CategoryEditConflict } from './category-edit-conflict.tsx'
import {
  applyCategoryEdits,
  type CategoryEdits,
  type CategoryFormValues,
  concurrentCategoryChanges,
  rebaseCategoryEdits,
  updateCategoryInput,
} from './category-form-values.ts'
import { LanguageTabs, tabIdOf } from './language-tabs.tsx'
import { ParentField } from './parent-field.tsx'
import { TextFields } from './text-fields.tsx'
import { firstLanguageWithError } from './translations.ts'

interface CategoryPanelProps {
  readonly rows: readonly CategoryRow[]
  readonly attributes: readonly AttributeRow[]
  /** Undefined: a new one. */
  readonly category: CategoryRow | undefined
  /** What a new one begins with. */
  readonly initialValues: CategoryFormValues
  readonly edits: CategoryEdits
  readonly language: LanguageCode
  readonly onLanguage: (language: LanguageCode) => void
  readonly onEditsChange: (edits: CategoryEdits) => void
  readonly onSaved: (category: CategoryRow) => void
  readonly onReload: () => Promise<void>
  readonly onClose: () => void
}

const hasEdits = ({ base: _, ...formValues }: CategoryEdits): boolean => Object.keys(formValues).length > 0

const withoutField = (fieldErrors: FieldErrors, touched: string): FieldErrors =>
  Object.fromEntries(
    Object.entries(fieldErrors).filter(([field]) => field !== touched && !field.startsWith(`${touched}.`)),
  )

/** Shows and changes one category. What others change meanwhile shows through where nothing was typed, and is told. */
export const CategoryPanel = ({
  rows,
  attributes,
  category,
  initialValues,
  edits,
  language,
  onLanguage,
  onEditsChange,
  onSaved,
  onReload,
  onClose,
}: CategoryPanelProps) => {
  const text = useText()
  const notify = useNotify()
  const panelId = useId()
  const { permissions } = usePermissions()
  const creating = useCommand(createCategory)
  const updating = useCommand(updateCategory)
  const form = useRef<HTMLFormElement>(null)
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>(noFieldErrors)
  const [result, setResult] = useState<CommandResult<CategoryRow>>()
  const [conflict, setConflict] = useState(false)
  const fieldErrorText = useFieldErrorText(fieldErrors)
  useFocusOnFieldError(form, fieldErrors)

  const formValues = applyCategoryEdits(category ?? initialValues, edits)
  const grant = grantOf(permissions, 'categories.update')
  const busy = creating.isPending || updating.isPending
  const isChanged = hasEdits(edits)
  const base = edits.base ?? category
  const changes =
    base === undefined || category === undefined || !isChanged ? [] : concurrentCategoryChanges(base, category, edits)

  const type = (changed: CategoryEdits, touched: string) => {
    onEditsChange({ ...(category === undefined ? {} : { base: category }), ...edits, ...changed })
    setFieldErrors(withoutField(fieldErrors, touched))
  }

  const showErrors = (found: FieldErrors) => {
    setFieldErrors(found)
    const wrong = firstLanguageWithError(found)
    if (wrong !== undefined && !Object.keys(found).some((field) => field.endsWith(`.${language}`))) onLanguage(wrong)
  }

  const send = async (): Promise<CommandResult<CategoryRow> | undefined> => {
    if (category === undefined) {
      const { titles, leads, texts, attributeIds, ...place } = formValues
      const input = { ...place, titles: { ...titles }, leads: { ...leads }, texts: { ...texts } }
      const complete = { ...input, attributeIds: [...attributeIds] }
      const found = fieldErrorsOf(createCategory.input, complete)
      showErrors(found)
      return Object.keys(found).length > 0 ? undefined : await creating.send(complete)
    }
    const revision = changes.length > 0 && base !== undefined ? base.revision : category.revision
    const input = { id: category.id, revision, ...updateCategoryInput(formValues, edits) }
    const found = fieldErrorsOf(updateCategory.input, input)
    showErrors(found)
    return Object.keys(found).length > 0 ? undefined : await updating.send(input)
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || (category !== undefined && !isChanged)) return
    if (grant !== 'granted') return notify('shell.function_disabled', { type: 'error' })
    const serverErrors = await send()
    if (serverErrors === undefined) return
    if (serverErrors.kind === 'done') return onSaved(serverErrors.data)
    const named = serverErrors.kind === 'refused' ? serverErrors.errors : noFieldErrors
    showErrors(named)
    setConflict(serverErrors.kind === 'conflict')
    setResult(serverErrors.kind === 'conflict' || Object.keys(named).length > 0 ? undefined : serverErrors)
    if (serverErrors.kind === 'conflict') await onReload()
  }

  const goOn = (next: CategoryEdits) => {
    setConflict(false)
    onEditsChange(next)
  }

  return (
    <form ref={form} className="category-panel" onSubmit={(event) => void submit(event)} noValidate>
      {base !== undefined && category !== undefined && (conflict || changes.length > 0) && (
        <CategoryEditConflict
          before={base}
          now={category}
          changes={changes}
          attributes={attributes}
          refused={conflict}
          onKeepMine={() => goOn({ ...edits, base: category })}
          onTakeTheirs={() => goOn(rebaseCategoryEdits(edits, category))}
        />
      )}
      <fieldset className="form sheet-form" disabled={grant === 'missing'}>
        {category === undefined && (
          <>
            <Field
              label={text('resources.categories.fields.id')}
              fieldError={fieldErrorText('id')}
              hint={text('resources.categories.panel.id_hint', {
                id: formValues.id === '' ? 'pin-headers' : formValues.id,
              })}
            >
              {(control) => (
                <input
                  {...control}
                  ref={focusOnMount}
                  className="input"
                  spellCheck={false}
                  autoCapitalize="none"
                  maxLength={60}
                  value={formValues.id}
                  onChange={(event) => type({ id: event.target.value }, 'id')}
                />
              )}
            </Field>
            <ParentField
              rows={rows}
              id=""
              parentId={formValues.parentId}
              fieldError={fieldErrorText('parentId')}
              onChange={(parentId) => type({ parentId }, 'parentId')}
            />
          </>
        )}
        <LanguageTabs
          fields={[formValues.titles, formValues.leads, formValues.texts]}
          chosen={language}
          panelId={panelId}
          withErrors={(code) => Object.keys(fieldErrors).some((field) => field.endsWith(`.${code}`))}
          onChoose={onLanguage}
        />
        <div id={panelId} role="tabpanel" aria-labelledby={tabIdOf(panelId, language)} className="form">
          <TextFields
            formValues={formValues}
            language={language}
            fieldErrorText={fieldErrorText}
            onEdit={(field, value) => type({ [field]: { ...edits[field], [language]: value } }, field)}
          />
        </div>
        <AttributeSet
          attributes={attributes}
          ids={formValues.attributeIds}
          isInner={category !== undefined && category.children > 0}
          fieldError={fieldErrorText('attributeIds')}
          onChange={(attributeIds) => type({ attributeIds }, 'attributeIds')}
        />
      </fieldset>
      <PanelSave
        name="categories"
        grant={grant}
        isNew={category === undefined}
        isChanged={isChanged}
        busy={busy}
        result={result}
        onReload={() => void onReload()}
        onDiscard={() => {
          setFieldErrors(noFieldErrors)
          setResult(undefined)
          goOn({})
          if (category === undefined) onClose()
        }}
      />
    </form>
  )
}
