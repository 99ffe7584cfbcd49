import { type EffectiveOrderSettings, effectiveOrderSettings } from '@pinline/contracts/order/settings/order-settings'
import { updateOrderSettings } from '@pinline/contracts/order/settings/update-order-settings'
import { useCommand } from '@pinline/ui/commands/use-command'
import type { NumberSigns } from '@pinline/ui/format/number-signs'
import { z } from 'zod'
import { fieldErrorsOf } from '../../layout/field-errors.ts'
import { useNumberSigns } from '../../messages/use-number-signs.ts'
import { type DurationFormValues, durationEdits, parseDuration } from './duration-form-values.ts'
import { type ShownSettings, useSettingsForm } from './use-settings-form.ts'

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

const valuesOf = (edits: SettingsEdits, signs: NumberSigns): SettingsValues => {
  const durations = durationSettings.flatMap((field) => {
    const edited = edits[field]
    return edited === undefined ? [] : [[field, parseDuration(edited, signs) ?? -1]]
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
const changesOf = (shown: EffectiveOrderSettings, edits: SettingsEdits, signs: NumberSigns): SettingsValues => {
  const present = new Map(Object.entries(settingsValuesOf(shown)))
  return Object.fromEntries(
    Object.entries(valuesOf(edits, signs)).filter(([field, value]) => present.get(field) !== value),
  )
}

export type OrderSettingsFormOptions = ShownSettings<EffectiveOrderSettings>

const noEdits: SettingsEdits = {}

const onlyIn = (edits: SettingsEdits, fields: object): SettingsEdits =>
  Object.fromEntries(Object.entries(edits).filter(([field]) => field in fields))

/** Form state of the order settings and its submit. */
export const useUpdateOrderSettingsForm = (options: OrderSettingsFormOptions) => {
  const signs = useNumberSigns()
  const { send, isPending } = useCommand(updateOrderSettings)
  const form = useSettingsForm<EffectiveOrderSettings, SettingsEdits, SettingsValues, SettingsValues>({
    ...options,
    ...{ id: 'orders', schema: settingsEdits, settings: effectiveOrderSettings, noEdits, isPending },
    done: 'settings.orders.done',
    effective: (edits, on) => onlyIn(edits, changesOf(on, edits, signs)),
    writtenOf: (edits, on) => changesOf(on, edits, signs),
    valuesOf: settingsValuesOf,
    valuesOfWritten: (written, on) => ({ ...settingsValuesOf(on), ...written }),
    editsOf: (mine, _, edits) => onlyIn(edits, mine),
    send: async (on, written, passesValidation) => {
      const input = { version: on.version, ...written }
      return passesValidation(fieldErrorsOf(updateOrderSettings.input, input)) ? await send(input) : undefined
    },
  })
  return { ...form, changes: changesOf(options.shown, form.edits, signs) }
}
