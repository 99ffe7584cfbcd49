import type { CurrencyRow } from '@pinline/contracts/catalogue/price/currency-row'
import { updateCurrency } from '@pinline/contracts/catalogue/price/update-currency'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useState } from 'react'
import { CommandError } from '../../layout/command-error.tsx'
import { Field } from '../../layout/field.tsx'
import { fieldErrorsOf, useFieldErrorText } from '../../layout/field-errors.ts'
import { FormDialog } from '../../layout/form-dialog.tsx'
import { LocalisedFields } from '../../layout/localised-fields.tsx'
import { readDecimal } from '../../layout/read-decimal.ts'
import { useFormResult } from '../../layout/use-form-result.ts'
import { useText } from '../../messages/use-text.ts'
import { FlagPicture } from './flag-picture.tsx'

interface UpdateCurrencyProps {
  readonly currency: CurrencyRow
  readonly onClose: () => void
  readonly onDone: () => void
  /** Refetches the currency. */
  readonly onReload: () => Promise<CurrencyRow | undefined>
}

const fields = [
  { field: 'symbol_left', maxLength: 8 },
  { field: 'flag', maxLength: 2 },
  { field: 'orderNum', maxLength: 5 },
] as const

/** How a currency is shown and whether buyers can choose it, on the revision that the person has loaded. */
export const UpdateCurrencyDialog = ({ currency, onClose, onDone, onReload }: UpdateCurrencyProps) => {
  const text = useText()
  const { send, isPending } = useCommand(updateCurrency)
  const { form, fieldErrors, result, passesValidation, showResult, clearFieldErrors, reset } = useFormResult()
  const fieldErrorText = useFieldErrorText(fieldErrors)
  const { code } = currency
  const [revision, setRevision] = useState(currency.revision)
  const [enabled, setEnabled] = useState(currency.enabled)
  const [names, setNames] = useState<Readonly<Record<string, string>>>(currency.names)
  const [texts, setTexts] = useState({
    symbol_left: currency.symbol_left,
    flag: currency.flag,
    orderNum: String(currency.orderNum),
  })

  const submit = async () => {
    const orderNum = readDecimal(texts.orderNum, 0) ?? -1
    const input = { code, revision, ...texts, flag: texts.flag.trim().toLowerCase(), orderNum, names, enabled }
    if (!passesValidation(fieldErrorsOf(updateCurrency.input, input))) return
    const outcome = await send(input)
    if (outcome.kind === 'done') onDone()
    else showResult(outcome)
  }
  const reload = async () => {
    setRevision((await onReload())?.revision ?? revision)
    reset()
  }

  return (
    <FormDialog
      title={text('resources.currencies.edit.title', { name: currency.name })}
      confirm={text('resources.currencies.edit.confirm')}
      busy={isPending}
      form={form}
      onSubmit={submit}
      onClose={onClose}
    >
      <CommandError result={result} onReload={() => void reload()} />
      {fields.map(({ field, maxLength }) => (
        <Field
          key={field}
          label={text(`resources.currencies.edit.fields.${field}`)}
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
      {/^[a-z]{2}$/i.test(texts.flag) && <FlagPicture image={`/flags/${texts.flag.toLowerCase()}.svg`} />}
      <LocalisedFields
        label={text('resources.currencies.edit.fields.names')}
        texts={names}
        maxLength={60}
        onChange={(language, name) => setNames({ ...names, [language]: name })}
        fieldErrorOf={(language) => fieldErrorText(`names.${language}`)}
      />
      <p className="field-hint">{text('resources.currencies.edit.names_hint')}</p>
      <label className="check">
        <input
          type="checkbox"
          checked={enabled}
          disabled={currency.isDefault}
          onChange={({ target }) => setEnabled(target.checked)}
        />
        {text('resources.currencies.edit.fields.enabled')}
      </label>
      <p className="field-hint">
        {text(currency.isDefault ? 'resources.currencies.edit.base_hint' : 'resources.currencies.edit.enabled_hint')}
      </p>
    </FormDialog>
  )
}
