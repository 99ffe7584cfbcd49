import type { EffectiveOrderSettings } from '@pinline/contracts/order/settings/order-settings'
import { updateOrderSettings } from '@pinline/contracts/order/settings/update-order-settings'
import { useCommand } from '@pinline/ui/commands/use-command'
import { type FormEvent, useState } from 'react'
import { useNotify } from 'react-admin'
import { z } from 'zod'
import { useConflict } from '../../layout/conflicts/use-conflict.ts'
import { useDraft } from '../../layout/drafts/use-draft.ts'
import { fieldErrorsOf, useFieldErrorText } from '../../layout/field-errors.ts'
import { useFormResult } from '../../layout/use-form-result.ts'
import { usePermissions } from '../../layout/use-permissions.ts'
import { grantOf } from '../../providers/permissions.ts'
import { type DurationFormValues, durationEdits, parseDuration } from './duration-form-values.ts'

/** Settings that are durations, and those that are whole numbers with their units. */
export const durationSettings = ['orderDeadlineSeconds', 'paymentAttemptSeconds', 'largeShareDeadlineSeconds'] as const
export const numberSettings = {
  receiptDays: 'days',
  unpaidOrders: 'orders',
  unpaidSharePercent: 'percent',
  unpaidSharePieces: 'pieces',
  newBuyersSharePercent: 'percent',
  largeSharePercent: 'percent',
  afterSaleReturnDays: 'days',
  afterSaleExchangeDays: 'days',
  afterSaleReplacementDays: 'days',
  afterSaleRepairDays: 'days',
  afterSaleAnswerDays: 'days',
  afterSaleSendBackDays: 'days',
} as const
export type DurationSetting = (typeof durationSettings)[number]
export type NumberSetting = keyof typeof numberSettings

/** The edited fields. */
export type SettingsEdits = {
  readonly [Field in DurationSetting]?: DurationFormValues
} & { readonly [Field in NumberSetting]?: string }

/** A draft of the settings. */
const settingsEdits = z.object({
  orderDeadlineSeconds: durationEdits.exactOptional(),
  paymentAttemptSeconds: durationEdits.exactOptional(),
  largeShareDeadlineSeconds: durationEdits.exactOptional(),
  receiptDays: z.string().exactOptional(),
  unpaidOrders: z.string().exactOptional(),
  unpaidSharePercent: z.string().exactOptional(),
  unpaidSharePieces: z.string().exactOptional(),
  newBuyersSharePercent: z.string().exactOptional(),
  largeSharePercent: z.string().exactOptional(),
  afterSaleReturnDays: z.string().exactOptional(),
  afterSaleExchangeDays: z.string().exactOptional(),
  afterSaleReplacementDays: z.string().exactOptional(),
  afterSaleRepairDays: z.string().exactOptional(),
  afterSaleAnswerDays: z.string().exactOptional(),
  afterSaleSendBackDays: z.string().exactOptional(),
})

/** Text that cannot be parsed is sent as -1, which the server rejects for every field. */
const parseWhole = (input: string): number => (/^\d{1,7}$/u.test(input.trim()) ? Number(input.trim()) : -1)

const valuesOf = (edits: SettingsEdits): SettingsValues => {
  const durations = durationSettings.flatMap((field) => {
    const edited = edits[field]
    return edited === undefined ? [] : [[field, parseDuration(edited) ?? -1]]
  })
  const numbers = Object.keys(numberSettings).flatMap((field) => {
    const edited = edits[field as NumberSetting]
    return edited === undefined ? [] : [[field, parseWhole(edited)]]
  })
  return Object.fromEntries([...durations, ...numbers])
}

type SettingsValues = Partial<Record<DurationSetting | NumberSetting, number>>

export const isNumberSetting = (field: DurationSetting | NumberSetting): field is NumberSetting =>
  Object.hasOwn(numberSettings, field)

const numberFields = Object.keys(numberSettings) as NumberSetting[]

export const settingField = z.enum([...durationSettings, ...numberFields])

const settingsValuesOf = (settings: EffectiveOrderSettings): SettingsValues =>
  Object.fromEntries(settingField.options.map((field) => [field, settings[field]]))

/** The edited settings that differ from the present ones. */
const changesOf = (shown: EffectiveOrderSettings, edits: SettingsEdits): SettingsValues => {
  const present = new Map(Object.entries(settingsValuesOf(shown)))
  return Object.fromEntries(Object.entries(valuesOf(edits)).filter(([field, value]) => present.get(field) !== value))
}

export interface OrderSettingsFormOptions {
  readonly shown: EffectiveOrderSettings
  /** Refetches the settings. */
  readonly onChanged: () => Promise<EffectiveOrderSettings | undefined>
}

/** Form state of the order settings and its submit. */
export const useUpdateOrderSettingsForm = ({ shown, onChanged }: OrderSettingsFormOptions) => {
  const notify = useNotify()
  const grant = grantOf(usePermissions().permissions, 'settings.update')
  const { send, isPending } = useCommand(updateOrderSettings)
  const [edits, setEdits] = useState<SettingsEdits>({})
  /** What the edits began on; unedited fields show the newest. */
  const [begun, setBegun] = useState<EffectiveOrderSettings>()
  const { form, fieldErrors, result, passesValidation, showResult, clearFieldErrors, reset } = useFormResult()
  const fieldErrorText = useFieldErrorText(fieldErrors)

  const changes = changesOf(shown, edits)
  const isChanged = Object.keys(changes).length > 0
  const draft = useDraft<SettingsEdits>({
    form: 'settings',
    id: 'orders',
    edits,
    isChanged,
    schema: settingsEdits,
    onRestore: setEdits,
  })

  const edit = (changed: SettingsEdits) => {
    setBegun(begun ?? shown)
    setEdits({ ...edits, ...changed })
    clearFieldErrors(changed)
  }

  const forget = () => {
    setBegun(undefined)
    setEdits({})
    reset()
  }

  const conflict = useConflict<EffectiveOrderSettings, SettingsValues>({
    load: onChanged,
    versionOf: ({ version }) => version,
    valuesOf: settingsValuesOf,
    saveOn: async (newest, mine) => {
      setBegun(newest)
      const stay: SettingsEdits = Object.fromEntries(Object.entries(edits).filter(([field]) => field in mine))
      setEdits(stay)
      return await save(newest, valuesOf(stay))
    },
  })

  const save = async (on: EffectiveOrderSettings, written: SettingsValues): Promise<boolean> => {
    const input = { version: on.version, ...written }
    if (!passesValidation(fieldErrorsOf(updateOrderSettings.input, input))) return false
    const outcome = await send(input)
    if (outcome.kind === 'conflict' && (await conflict.compare(on, { ...settingsValuesOf(on), ...written })))
      return false
    if (outcome.kind !== 'done') {
      showResult(outcome)
      return false
    }
    await onChanged()
    forget()
    notify('settings.orders.done')
    return true
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isPending || !isChanged) return
    if (grant !== 'granted') return notify('shell.function_disabled', { type: 'error' })
    await save(begun ?? shown, changes)
  }

  /** Loads the newest version after a failure. A field typed back to its loaded value is not edited. */
  const reload = async () => {
    setEdits(Object.fromEntries(Object.entries(edits).filter(([field]) => field in changes)))
    setBegun(await onChanged())
    reset()
  }

  return {
    form,
    draft,
    edits,
    changes,
    isChanged,
    grant,
    isPending,
    result,
    conflict,
    fieldErrorText,
    edit,
    submit,
    reload,
    discard: forget,
  }
}
