import type { EffectiveOrderSettings } from '@pinline/contracts/order/settings/order-settings'
import { updateOrderSettings } from '@pinline/contracts/order/settings/update-order-settings'
import { useCommand } from '@pinline/ui/commands/use-command'
import { type FormEvent, useState } from 'react'
import { useNotify } from 'react-admin'
import { fieldErrorsOf, useFieldErrorText } from '../../layout/field-errors.ts'
import { useFormResult } from '../../layout/use-form-result.ts'
import { usePermissions } from '../../layout/use-permissions.ts'
import { grantOf } from '../../providers/permissions.ts'
import { type DurationFormValues, parseDuration } from './duration-form-values.ts'

/** The edited fields. */
export interface SettingsEdits {
  readonly orderDeadlineSeconds?: DurationFormValues
  readonly paymentAttemptSeconds?: DurationFormValues
  readonly receiptDays?: string
}

/** Text that cannot be parsed is sent as 0, which the server rejects for every field. */
const parseDays = (input: string): number => (/^\d{1,5}$/u.test(input.trim()) ? Number(input.trim()) : 0)

const valuesOf = ({ orderDeadlineSeconds, paymentAttemptSeconds, receiptDays }: SettingsEdits) => ({
  ...(orderDeadlineSeconds === undefined ? {} : { orderDeadlineSeconds: parseDuration(orderDeadlineSeconds) ?? 0 }),
  ...(paymentAttemptSeconds === undefined ? {} : { paymentAttemptSeconds: parseDuration(paymentAttemptSeconds) ?? 0 }),
  ...(receiptDays === undefined ? {} : { receiptDays: parseDays(receiptDays) }),
})

export interface OrderSettingsFormOptions {
  readonly shown: EffectiveOrderSettings
  /** Refetches the settings. */
  readonly onChanged: () => Promise<void>
}

/** Form state of the order settings and its submit. */
export const useUpdateOrderSettingsForm = ({ shown, onChanged }: OrderSettingsFormOptions) => {
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

  const edit = (changed: SettingsEdits) => {
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

  /** A field typed back to its loaded value is not edited: it follows the newest state. */
  const reload = async () => {
    setEdits(Object.fromEntries(Object.entries(edits).filter(([field]) => field in changes)))
    await onChanged()
    reset()
  }

  const discard = () => {
    setEdits({})
    reset()
  }

  return { form, edits, changes, isChanged, grant, isPending, result, fieldErrorText, edit, submit, reload, discard }
}
