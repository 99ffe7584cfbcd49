import type { EffectiveOrderSettings } from '@pinline/contracts/order/settings/order-settings'
import { updateOrderSettings } from '@pinline/contracts/order/settings/update-order-settings'
import { useCommand } from '@pinline/ui/commands/use-command'
import { type FormEvent, useState } from 'react'
import { useNotify } from 'react-admin'
import { CommandError } from '../../layout/command-error.tsx'
import { Field } from '../../layout/field.tsx'
import { fieldErrorsOf, useFieldErrorText } from '../../layout/field-errors.ts'
import { useFormResult } from '../../layout/use-form-result.ts'
import { usePermissions } from '../../layout/use-permissions.ts'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { grantOf } from '../../providers/permissions.ts'
import { DurationField } from './duration-field.tsx'
import { type DurationFormValues, durationFormValues, parseDuration } from './duration-form-values.ts'
import { FixedSetting } from './fixed-setting.tsx'

const spans = ['orderDeadlineSeconds', 'paymentAttemptSeconds'] as const

/** Fields that were typed over. */
interface SettingsEdits {
  readonly orderDeadlineSeconds?: DurationFormValues
  readonly paymentAttemptSeconds?: DurationFormValues
  readonly receiptDays?: string
}

/** What cannot be read is sent as 0, which no field may be. */
const parseDays = (input: string): number => (/^\d{1,5}$/u.test(input.trim()) ? Number(input.trim()) : 0)

const valuesOf = ({ orderDeadlineSeconds, paymentAttemptSeconds, receiptDays }: SettingsEdits) => ({
  ...(orderDeadlineSeconds === undefined ? {} : { orderDeadlineSeconds: parseDuration(orderDeadlineSeconds) ?? 0 }),
  ...(paymentAttemptSeconds === undefined ? {} : { paymentAttemptSeconds: parseDuration(paymentAttemptSeconds) ?? 0 }),
  ...(receiptDays === undefined ? {} : { receiptDays: parseDays(receiptDays) }),
})

interface OrderSettingsFormProps {
  readonly shown: EffectiveOrderSettings
  /** Reads the settings again. */
  readonly onChanged: () => Promise<void>
}

/** Deadlines of orders. What somebody else changes meanwhile shows through where nothing was typed. */
export const OrderSettingsForm = ({ shown, onChanged }: OrderSettingsFormProps) => {
  const text = useText()
  const format = useFormat()
  const notify = useNotify()
  const { permissions } = usePermissions()
  const { send, isPending } = useCommand(updateOrderSettings)
  const [edits, setEdits] = useState<SettingsEdits>({})
  const { form, fieldErrors, result, passesValidation, showResult, clearFieldErrors, reset } = useFormResult()
  const fieldErrorText = useFieldErrorText(fieldErrors)

  const grant = grantOf(permissions, 'settings.update')
  const values = valuesOf(edits)
  const changes = Object.fromEntries(
    Object.entries(values).filter(([field, value]) => new Map(Object.entries(shown)).get(field) !== value),
  )
  const isChanged = Object.keys(changes).length > 0
  const variableOf = (name: string) => shown.fromEnvironment.find(({ field }) => field === name)?.variable
  const currentValueText = (field: keyof SettingsEdits, present: string) =>
    field in changes ? text('settings.orders.present', { value: present }) : text(`settings.orders.hint.${field}`)

  const type = (changed: SettingsEdits) => {
    setEdits({ ...edits, ...changed })
    clearFieldErrors(changed)
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isPending || !isChanged) return
    if (grant !== 'granted') return notify('shell.function_disabled', { type: 'error' })
    const input = { version: shown.version, ...changes }
    if (!passesValidation(fieldErrorsOf(updateOrderSettings.input, input))) return
    const outcome = await send(input)
    if (outcome.kind !== 'done') return showResult(outcome)
    await onChanged()
    setEdits({})
    notify('settings.orders.done')
  }

  /** What was typed back to what stood there is no change: there, the newest state shows through. */
  const reload = async () => {
    setEdits(Object.fromEntries(Object.entries(edits).filter(([field]) => field in changes)))
    await onChanged()
    reset()
  }

  const days = text('settings.orders.days', { smart_count: shown.receiptDays })
  const daysVariable = variableOf('receiptDays')
  return (
    <section className="sheet" aria-labelledby="order-settings">
      <h2 id="order-settings">{text('settings.orders.title')}</h2>
      <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
        <fieldset className="form sheet-form settings-fields" disabled={grant === 'missing'}>
          {spans.map((field) => {
            const variable = variableOf(field)
            const present = format.duration(shown[field] * 1000)
            const label = text(`settings.orders.fields.${field}`)
            return variable === undefined ? (
              <DurationField
                key={field}
                label={label}
                fieldError={fieldErrorText(field)}
                hint={currentValueText(field, present)}
                input={edits[field] ?? durationFormValues(shown[field])}
                onEdit={(input) => type({ [field]: input })}
              />
            ) : (
              <FixedSetting key={field} label={label} value={present} variable={variable} />
            )
          })}
          {daysVariable === undefined ? (
            <Field
              label={text('settings.orders.fields.receiptDays')}
              fieldError={fieldErrorText('receiptDays')}
              hint={currentValueText('receiptDays', days)}
            >
              {(control) => (
                <span className="settings-span">
                  <input
                    {...control}
                    className="input"
                    inputMode="numeric"
                    maxLength={5}
                    value={edits.receiptDays ?? String(shown.receiptDays)}
                    onChange={(event) => type({ receiptDays: event.target.value })}
                  />
                  <span className="settings-unit">{text('settings.unit.days')}</span>
                </span>
              )}
            </Field>
          ) : (
            <FixedSetting label={text('settings.orders.fields.receiptDays')} value={days} variable={daysVariable} />
          )}
        </fieldset>
        <p className="sheet-note small">{text('settings.orders.note')}</p>
        {grant !== 'missing' && (
          <div className="settings-save">
            <CommandError result={result} onReload={() => void reload()} />
            <button
              type="submit"
              className="button button-gold"
              aria-busy={isPending}
              aria-disabled={isPending || !isChanged}
            >
              {text('settings.save')}
            </button>
            {Object.keys(edits).length > 0 && (
              <button
                type="button"
                className="button"
                onClick={() => {
                  setEdits({})
                  reset()
                }}
              >
                {text('settings.discard')}
              </button>
            )}
          </div>
        )}
      </form>
    </section>
  )
}
