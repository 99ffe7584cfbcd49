import type { CurrencyRow } from '@pinline/contracts/catalogue/price/currency-row'
import { setExchangeRate } from '@pinline/contracts/catalogue/price/set-exchange-rate'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useState } from 'react'
import { CommandError } from '../../layout/command-error.tsx'
import { Field } from '../../layout/field.tsx'
import { FormDialog } from '../../layout/form-dialog.tsx'
import { useFormResult } from '../../layout/use-form-result.ts'
import { useFormat } from '../../messages/use-format.ts'
import { useNumberSigns } from '../../messages/use-number-signs.ts'
import { useText } from '../../messages/use-text.ts'
import { parseRate, rateChange, rateText } from './rate-text.ts'

interface SetExchangeRateProps {
  readonly currency: CurrencyRow
  /** A change by more than so many percent is only proposed. */
  readonly limitPercent: number
  readonly onClose: () => void
  readonly onDone: (changed: CurrencyRow) => void
  /** Refetches the currency. */
  readonly onReload: () => Promise<CurrencyRow | undefined>
}

/** The rate of a currency, from now on or from a later time, on the revision that the person has loaded. */
export const SetExchangeRateDialog = ({ currency, limitPercent, onClose, onDone, onReload }: SetExchangeRateProps) => {
  const text = useText()
  const format = useFormat()
  const signs = useNumberSigns()
  const { send, isPending } = useCommand(setExchangeRate)
  const { form, fieldErrors, result, passesValidation, showResult, clearFieldErrors, reset } = useFormResult()
  const { code } = currency
  const [shown, setShown] = useState(currency)
  const [typed, setTyped] = useState('')
  const [begins, setBegins] = useState('')
  const rate = parseRate(typed, signs)
  const change = rate === undefined || shown.rate === null ? 0 : rateChange(rate, shown.rate)
  const needsApproval = Math.abs(change) * 100 > limitPercent

  const submit = async () => {
    const begin = new Date(begins)
    const found = {
      ...(rate === undefined ? { rate: 'wrong' } : {}),
      ...(begins !== '' && !(begin.getTime() > Date.now()) ? { validFrom: 'past' } : {}),
    }
    if (!passesValidation(found) || rate === undefined) return
    const validFrom = begins === '' ? null : begin.toISOString()
    const outcome = await send({ code, revision: shown.revision, ...rate, validFrom })
    if (outcome.kind === 'done') onDone(outcome.data)
    else showResult(outcome)
  }
  const reload = async () => {
    setShown((await onReload()) ?? shown)
    reset()
  }

  return (
    <FormDialog
      title={text('resources.currencies.rate.title', { name: shown.name })}
      confirm={text(needsApproval ? 'resources.currencies.rate.propose' : 'resources.currencies.rate.confirm')}
      busy={isPending}
      form={form}
      onSubmit={submit}
      onClose={onClose}
    >
      <CommandError result={result} onReload={() => void reload()} />
      {shown.rate !== null && (
        <p>{text('resources.currencies.rate.present', { rate: format.rate(rateText(shown.rate), code) })}</p>
      )}
      <Field
        label={text('resources.currencies.rate.field', { code })}
        hint={
          rate === undefined || shown.rate === null
            ? undefined
            : text('resources.currencies.rate.change', {
                change: `${change < 0 ? '−' : '+'}${format.measure(Math.abs(change) * 100)} %`,
              })
        }
        fieldError={fieldErrors.rate === undefined ? undefined : text('resources.currencies.rate.wrong')}
      >
        {(control) => (
          <input
            {...control}
            className="input figure"
            inputMode="decimal"
            maxLength={16}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value)
              clearFieldErrors({ rate: true })
            }}
          />
        )}
      </Field>
      <Field
        label={text('resources.currencies.rate.from')}
        optional
        hint={text('resources.currencies.rate.from_hint')}
        fieldError={fieldErrors.validFrom === undefined ? undefined : text('resources.currencies.rate.past')}
      >
        {(control) => (
          <input
            {...control}
            type="datetime-local"
            className="input"
            value={begins}
            onChange={({ target }) => {
              setBegins(target.value)
              clearFieldErrors({ validFrom: true })
            }}
          />
        )}
      </Field>
      {needsApproval && (
        <p className="notice notice-warning">
          {text('resources.currencies.rate.needs_approval', { percent: limitPercent })}
        </p>
      )}
    </FormDialog>
  )
}
