import type { LanguageRow } from '@pinline/contracts/catalogue/language/language-row'
import { updateLanguage } from '@pinline/contracts/catalogue/language/update-language'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useState } from 'react'
import { CommandError } from '../../layout/command-error.tsx'
import { Field } from '../../layout/field.tsx'
import { fieldErrorsOf, useFieldErrorText } from '../../layout/field-errors.ts'
import { FormDialog } from '../../layout/form-dialog.tsx'
import { readDecimal } from '../../layout/read-decimal.ts'
import { useFormResult } from '../../layout/use-form-result.ts'
import { useText } from '../../messages/use-text.ts'

interface UpdateLanguageProps {
  readonly language: LanguageRow
  readonly onClose: () => void
  readonly onDone: (changed: LanguageRow) => void
  /** Refetches the language. */
  readonly onReload: () => Promise<LanguageRow | undefined>
}

const fields = [
  { field: 'name', maxLength: 40 },
  { field: 'flag', maxLength: 2 },
  { field: 'orderNum', maxLength: 5 },
] as const

/** How a language is shown and whether the shop has it, on the revision that the person has loaded. */
export const UpdateLanguageDialog = ({ language, onClose, onDone, onReload }: UpdateLanguageProps) => {
  const text = useText()
  const { send, isPending } = useCommand(updateLanguage)
  const { form, fieldErrors, result, passesValidation, showResult, clearFieldErrors, reset } = useFormResult()
  const fieldErrorText = useFieldErrorText(fieldErrors)
  const { code, isDefault } = language
  const [revision, setRevision] = useState(language.revision)
  const [enabled, setEnabled] = useState(language.enabled)
  const [texts, setTexts] = useState({
    name: language.name,
    flag: language.flag,
    orderNum: String(language.orderNum),
  })

  const submit = async () => {
    const orderNum = readDecimal(texts.orderNum, 0) ?? -1
    const input = { code, revision, ...texts, flag: texts.flag.trim().toLowerCase(), orderNum, enabled }
    if (!passesValidation(fieldErrorsOf(updateLanguage.input, input))) return
    const outcome = await send(input)
    if (outcome.kind === 'done') onDone(outcome.data)
    else showResult(outcome)
  }
  const reload = async () => {
    setRevision((await onReload())?.revision ?? revision)
    reset()
  }

  return (
    <FormDialog
      title={text('resources.languages.edit.title', { name: language.name })}
      confirm={text('resources.languages.edit.confirm')}
      busy={isPending}
      form={form}
      onSubmit={submit}
      onClose={onClose}
    >
      <CommandError result={result} onReload={() => void reload()} />
      {fields.map(({ field, maxLength }) => (
        <Field
          key={field}
          label={text(`resources.languages.edit.fields.${field}`)}
          hint={field === 'flag' ? text('resources.currencies.edit.flag_hint') : undefined}
          fieldError={fieldErrorText(field)}
        >
          {(control) => (
            <input
              {...control}
              className="input"
              maxLength={maxLength}
              {...(field === 'orderNum' ? { inputMode: 'numeric' as const } : {})}
              value={texts[field]}
              onChange={({ target }) => {
                setTexts({ ...texts, [field]: target.value })
                clearFieldErrors({ [field]: target.value })
              }}
            />
          )}
        </Field>
      ))}
      <label className="check">
        <input
          type="checkbox"
          checked={enabled}
          disabled={isDefault}
          onChange={({ target }) => setEnabled(target.checked)}
        />
        {text('resources.languages.edit.fields.enabled')}
      </label>
      <p className="field-hint">
        {text(isDefault ? 'resources.languages.edit.default_hint' : 'resources.languages.edit.enabled_hint')}
      </p>
    </FormDialog>
  )
}
