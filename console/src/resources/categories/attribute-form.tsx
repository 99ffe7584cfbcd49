import type { LanguageCode } from '@pinline/contracts/api/languages'
import type { AttributeRow } from '@pinline/contracts/catalogue/taxonomy/attributes-resource'
import { createAttribute } from '@pinline/contracts/catalogue/taxonomy/create-attribute'
import { updateAttribute } from '@pinline/contracts/catalogue/taxonomy/update-attribute'
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
import { PanelSave } from '../../layout/panel-save.tsx'
import { usePermissions } from '../../layout/use-permissions.ts'
import { useText } from '../../messages/use-text.ts'
import { grantOf } from '../../providers/permissions.ts'
import { AttributeEditConflict } from './attribute-edit-conflict.tsx'
import { AttributeFields } from './attribute-fields.tsx'
import {
  type AttributeEdits,
  applyAttributeEdits,
  attributeFormValues,
  concurrentAttributeChanges,
  createAttributeInput,
  emptyAttribute,
  rebaseAttributeEdits,
  updateAttributeInput,
} from './attribute-form-values.ts'
import { ChoiceRows } from './choice-rows.tsx'
import { LanguageTabs, tabIdOf } from './language-tabs.tsx'
import { firstLanguageWithError } from './translations.ts'

interface AttributeFormProps {
  /** Undefined: a new one. */
  readonly attribute: AttributeRow | undefined
  readonly onSaved: (attribute: AttributeRow) => void
  readonly onReload: () => Promise<void>
  readonly onDiscard: () => void
}

const hasEdits = ({ base: _, ...formValues }: AttributeEdits): boolean => Object.keys(formValues).length > 0

/** `values.2.words.0` is a fault of all words of the row. */
const byField = (fieldErrors: FieldErrors): FieldErrors =>
  Object.fromEntries(
    Object.entries(fieldErrors).map(([field, fieldError]) => [field.replace(/\.words\.\d+$/, '.words'), fieldError]),
  )

/** Adds an attribute or changes one, on the revision that the person saw. */
export const AttributeForm = ({ attribute, onSaved, onReload, onDiscard }: AttributeFormProps) => {
  const text = useText()
  const notify = useNotify()
  const panelId = useId()
  const { permissions } = usePermissions()
  const creating = useCommand(createAttribute)
  const updating = useCommand(updateAttribute)
  const form = useRef<HTMLFormElement>(null)
  const [edits, setEdits] = useState<AttributeEdits>({})
  const [language, setLanguage] = useState<LanguageCode>('en')
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>(noFieldErrors)
  const [result, setResult] = useState<CommandResult<AttributeRow>>()
  const [conflict, setConflict] = useState(false)
  const fieldErrorText = useFieldErrorText(fieldErrors)
  useFocusOnFieldError(form, fieldErrors)

  const formValues = applyAttributeEdits(
    attribute === undefined ? emptyAttribute : attributeFormValues(attribute),
    edits,
  )
  const grant = grantOf(permissions, 'categories.update')
  const busy = creating.isPending || updating.isPending
  const isChanged = hasEdits(edits)
  const isFixed = attribute?.fixed ?? false
  const base = edits.base ?? attribute
  const changes =
    base === undefined || attribute === undefined || !isChanged
      ? []
      : concurrentAttributeChanges(base, attribute, edits)

  const type = (changed: AttributeEdits) => {
    setEdits((before) => ({ ...(attribute === undefined ? {} : { base: attribute }), ...before, ...changed }))
    const touched = Object.keys(changed)
    setFieldErrors(
      Object.fromEntries(Object.entries(fieldErrors).filter(([field]) => !touched.includes(field.split('.')[0] ?? ''))),
    )
  }

  const showErrors = (serverErrors: FieldErrors) => {
    const found = byField(serverErrors)
    setFieldErrors(found)
    const wrong = firstLanguageWithError(found)
    if (wrong !== undefined && !Object.keys(found).some((field) => field.endsWith(`.${language}`))) setLanguage(wrong)
    return Object.keys(found).length === 0
  }

  const send = async (): Promise<CommandResult<AttributeRow> | undefined> => {
    if (attribute === undefined) {
      const complete = createAttributeInput(formValues)
      return showErrors(fieldErrorsOf(createAttribute.input, complete)) ? await creating.send(complete) : undefined
    }
    const revision = changes.length > 0 && base !== undefined ? base.revision : attribute.revision
    const input = { id: attribute.id, revision, ...updateAttributeInput(formValues, edits) }
    return showErrors(fieldErrorsOf(updateAttribute.input, input)) ? await updating.send(input) : undefined
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || (attribute !== undefined && !isChanged)) return
    if (grant !== 'granted') return notify('shell.function_disabled', { type: 'error' })
    const serverErrors = await send()
    if (serverErrors === undefined) return
    if (serverErrors.kind === 'done') {
      setEdits({})
      setResult(undefined)
      setConflict(false)
      return onSaved(serverErrors.data)
    }
    const isPlain = showErrors(serverErrors.kind === 'refused' ? serverErrors.errors : noFieldErrors)
    setConflict(serverErrors.kind === 'conflict')
    setResult(serverErrors.kind === 'conflict' || !isPlain ? undefined : serverErrors)
    if (serverErrors.kind === 'conflict') await onReload()
  }

  const goOn = (next: AttributeEdits) => {
    setConflict(false)
    setEdits(next)
  }

  const fields = [
    formValues.titles,
    ...(formValues.type === 'choice' ? formValues.values.map(({ titles }) => titles) : []),
  ]
  return (
    <form ref={form} className="attribute-form" onSubmit={(event) => void submit(event)} noValidate>
      {base !== undefined && attribute !== undefined && (conflict || changes.length > 0) && (
        <AttributeEditConflict
          before={base}
          now={attribute}
          changes={changes}
          refused={conflict}
          onKeepMine={() => goOn({ ...edits, base: attribute })}
          onTakeTheirs={() => goOn(rebaseAttributeEdits(edits, attribute))}
        />
      )}
      <div className="attribute-columns">
        <section className="sheet" aria-labelledby={`${panelId}-what`}>
          <h2 id={`${panelId}-what`}>{text('resources.attributes.page.form')}</h2>
          <fieldset className="form sheet-form" disabled={grant === 'missing'}>
            <AttributeFields
              formValues={formValues}
              isNew={attribute === undefined}
              isFixed={isFixed}
              fieldErrorText={fieldErrorText}
              onEdit={type}
            />
          </fieldset>
        </section>
        <section className="sheet" aria-labelledby={`${panelId}-texts`}>
          <h2 id={`${panelId}-texts`}>
            {text(
              formValues.type === 'choice' ? 'resources.attributes.page.choices' : 'resources.attributes.page.texts',
            )}
          </h2>
          <fieldset className="form sheet-form" disabled={grant === 'missing'}>
            <LanguageTabs
              fields={fields}
              chosen={language}
              panelId={panelId}
              withErrors={(code) => Object.keys(fieldErrors).some((field) => field.endsWith(`.${code}`))}
              onChoose={setLanguage}
            />
            <div id={panelId} role="tabpanel" aria-labelledby={tabIdOf(panelId, language)} className="form">
              <Field
                label={text('resources.attributes.fields.titles')}
                optional={language !== 'en'}
                fieldError={fieldErrorText(`titles.${language}`) ?? fieldErrorText('titles')}
                hint={
                  language !== 'en' &&
                  (formValues.titles[language] ?? '').trim() === '' &&
                  formValues.titles.en !== undefined
                    ? text('resources.categories.languages.shown_instead', { text: formValues.titles.en })
                    : undefined
                }
              >
                {(control) => (
                  <input
                    {...control}
                    className="input"
                    maxLength={120}
                    value={formValues.titles[language] ?? ''}
                    onChange={(event) => type({ titles: { ...edits.titles, [language]: event.target.value } })}
                  />
                )}
              </Field>
              {formValues.type === 'choice' && isFixed && formValues.values.length === 0 && (
                <p className="field-hint">{text('resources.attributes.page.no_values')}</p>
              )}
              {formValues.type === 'choice' && (!isFixed || formValues.values.length > 0) && (
                <ChoiceRows
                  values={formValues.values}
                  language={language}
                  fixed={isFixed}
                  fieldErrorText={fieldErrorText}
                  onChange={(values) => type({ values })}
                />
              )}
            </div>
          </fieldset>
        </section>
      </div>
      <PanelSave
        name="attributes"
        grant={grant}
        isNew={attribute === undefined}
        isChanged={isChanged}
        busy={busy}
        result={result}
        onReload={() => void onReload()}
        onDiscard={() => {
          setFieldErrors(noFieldErrors)
          setResult(undefined)
          goOn({})
          onDiscard()
        }}
      />
    </form>
  )
}
