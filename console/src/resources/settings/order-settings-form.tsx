import type { ShownOrderSettings } from '@pinline/contracts/order/settings/order-settings'
import { updateOrderSettings } from '@pinline/contracts/order/settings/update-order-settings'
import { type FormEvent, useState } from 'react'
import { useNotify } from 'react-admin'
import { CommandTold } from '../../layout/command-told.tsx'
import { Field } from '../../layout/field.tsx'
import { faultsOf, useFaultText } from '../../layout/form-faults.ts'
import { useFormAnswer } from '../../layout/use-form-answer.ts'
import { usePermissions } from '../../layout/use-permissions.ts'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { grantOf } from '../../providers/permissions.ts'
import { useCommand } from '../../providers/use-command.ts'
import { DurationField } from './duration-field.tsx'
import { FixedSetting } from './fixed-setting.tsx'
import { readDuration, type TypedDuration, typedDuration } from './typed-duration.ts'

const spans = ['orderDeadlineSeconds', 'paymentAttemptSeconds'] as const

/** Fields that were typed over. */
interface Draft {
  readonly orderDeadlineSeconds?: TypedDuration
  readonly paymentAttemptSeconds?: TypedDuration
  readonly receiptDays?: string
}

/** What cannot be read is sent as 0, which no field may be. */
const readDays = (typed: string): number => (/^\d{1,5}$/u.test(typed.trim()) ? Number(typed.trim()) : 0)

const valuesOf = ({ orderDeadlineSeconds, paymentAttemptSeconds, receiptDays }: Draft) => ({
  ...(orderDeadlineSeconds === undefined ? {} : { orderDeadlineSeconds: readDuration(orderDeadlineSeconds) ?? 0 }),
  ...(paymentAttemptSeconds === undefined ? {} : { paymentAttemptSeconds: readDuration(paymentAttemptSeconds) ?? 0 }),
  ...(receiptDays === undefined ? {} : { receiptDays: readDays(receiptDays) }),
})

interface OrderSettingsFormProps {
  readonly shown: ShownOrderSettings
  /** Reads the settings again. */
  readonly onChanged: () => Promise<void>
}

/** Deadlines of orders. What somebody else changes meanwhile shows through where nothing was typed. */
export const OrderSettingsForm = ({ shown, onChanged }: OrderSettingsFormProps) => {
  const text = useText()
  const format = useFormat()
  const notify = useNotify()
  const { permissions } = usePermissions()
  const { send, busy } = useCommand(updateOrderSettings)
  const [draft, setDraft] = useState<Draft>({})
  const { form, faults, answer, passes, tell, forgive, forget } = useFormAnswer()
  const faultText = useFaultText(faults)

  const grant = grantOf(permissions, 'settings.update')
  const values = valuesOf(draft)
  const changes = Object.fromEntries(
    Object.entries(values).filter(([field, value]) => new Map(Object.entries(shown)).get(field) !== value),
  )
  const isChanged = Object.keys(changes).length > 0
  const variableOf = (name: string) => shown.fromEnvironment.find(({ field }) => field === name)?.variable
  const atPresent = (field: keyof Draft, present: string) =>
    field in changes ? text('settings.orders.present', { value: present }) : text(`settings.orders.hint.${field}`)

  const type = (changed: Draft) => {
    setDraft({ ...draft, ...changed })
    forgive(changed)
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || !isChanged) return
    if (grant !== 'granted') return notify('shell.function_disabled', { type: 'error' })
    const input = { version: shown.version, ...changes }
    if (!passes(faultsOf(updateOrderSettings.input, input))) return
    const told = await send(input)
    if (told.kind !== 'done') return tell(told)
    await onChanged()
    setDraft({})
    notify('settings.orders.done')
  }

  /** What was typed back to what stood there is no change: there, the newest state shows through. */
  const reload = async () => {
    setDraft(Object.fromEntries(Object.entries(draft).filter(([field]) => field in changes)))
    await onChanged()
    forget()
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
            const present = format.span(shown[field] * 1000)
            const label = text(`settings.orders.fields.${field}`)
            return variable === undefined ? (
              <DurationField
                key={field}
                label={label}
                fault={faultText(field)}
                hint={atPresent(field, present)}
                typed={draft[field] ?? typedDuration(shown[field])}
                onType={(typed) => type({ [field]: typed })}
              />
            ) : (
              <FixedSetting key={field} label={label} value={present} variable={variable} />
            )
          })}
          {daysVariable === undefined ? (
            <Field
              label={text('settings.orders.fields.receiptDays')}
              fault={faultText('receiptDays')}
              hint={atPresent('receiptDays', days)}
            >
              {(control) => (
                <span className="settings-span">
                  <input
                    {...control}
                    className="input mono"
                    inputMode="numeric"
                    maxLength={5}
                    value={draft.receiptDays ?? String(shown.receiptDays)}
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
        <p className="sheet-note sub">{text('settings.orders.note')}</p>
        {grant !== 'missing' && (
          <div className="settings-save">
            <CommandTold answer={answer} onReload={() => void reload()} />
            <button type="submit" className="button gold" aria-busy={busy} aria-disabled={busy || !isChanged}>
              {text('settings.save')}
            </button>
            {Object.keys(draft).length > 0 && (
              <button
                type="button"
                className="button"
                onClick={() => {
                  setDraft({})
                  forget()
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
