import { setTax } from '@pinline/contracts/order/tax/set-tax'
import { type TaxSettings, taxSettings } from '@pinline/contracts/order/tax/tax-settings'
import { euPrivateSales } from '@pinline/events/order/tax-set'
import { useCommand } from '@pinline/ui/commands/use-command'
import { z } from 'zod'
import { fieldErrorsOf } from '../../layout/field-errors.ts'
import { readDecimal } from '../../layout/read-decimal.ts'
import { type ShownSettings, useSettingsForm } from './use-settings-form.ts'

const percentDecimals = 2

const taxRateFormValues = z.object({
  /** Stable key of the row while rows are added and removed. */
  key: z.number(),
  /** Empty while none is chosen. */
  country: z.string(),
  percent: z.string(),
})
export type TaxRateFormValues = z.infer<typeof taxRateFormValues>

interface TaxFormValues {
  readonly rates: TaxRateFormValues[]
  readonly euPrivateSales: TaxSettings['euPrivateSales']
}

const formValuesOf = ({
  rates,
  euPrivateSales: sales,
}: Pick<TaxSettings, 'rates' | 'euPrivateSales'>): TaxFormValues => ({
  rates: rates.map(({ country, basisPoints }, key) => ({
    key,
    country,
    percent: String(basisPoints / 10 ** percentDecimals),
  })),
  euPrivateSales: sales,
})

type TaxContent = Pick<TaxSettings, 'rates' | 'euPrivateSales'>

/** What was typed, as it is sent. */
const contentOf = ({ rates, ...others }: TaxFormValues): TaxContent => ({
  ...others,
  rates: rates.map(({ country, percent }) => ({ country, basisPoints: readDecimal(percent, percentDecimals) ?? 0 })),
})

/** `euPrivateSales`, and a field a country: `rate.DE`. */
type TaxValues = Readonly<Record<string, unknown>>

const ratePrefix = 'rate.'

/** The country of a rate's field; undefined for another field. */
export const countryOfRate = (field: string): string | undefined =>
  field.startsWith(ratePrefix) ? field.slice(ratePrefix.length) : undefined

const taxValuesOf = ({ rates, euPrivateSales: sales }: TaxContent): TaxValues => ({
  euPrivateSales: sales,
  ...Object.fromEntries(rates.map(({ country, basisPoints }) => [`${ratePrefix}${country}`, basisPoints])),
})

/** A country whose value is undefined has no rate. */
const taxContentOf = (values: TaxValues): TaxContent => ({
  euPrivateSales: euPrivateSales.parse(values.euPrivateSales),
  rates: Object.entries(values).flatMap(([field, basisPoints]) =>
    field.startsWith(ratePrefix) && typeof basisPoints === 'number'
      ? [{ country: field.slice(ratePrefix.length), basisPoints }]
      : [],
  ),
})

export type TaxFormOptions = ShownSettings<TaxSettings>

/** The edited fields; the rates are one. */
const taxEdits = z.object({
  rates: z.array(taxRateFormValues).exactOptional(),
  euPrivateSales: euPrivateSales.exactOptional(),
})
type TaxEdits = z.infer<typeof taxEdits>

const noEdits: TaxEdits = {}

/** The edits that differ from these settings. */
const effectiveEdits = (edits: TaxEdits, on: TaxSettings): TaxEdits => {
  const present = new Map(Object.entries(formValuesOf(on)))
  return Object.fromEntries(
    Object.entries(edits).filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(present.get(field))),
  )
}

const withEmptyRate = (rates: readonly TaxRateFormValues[]): TaxRateFormValues[] => [
  ...rates,
  { key: 1 + Math.max(-1, ...rates.map(({ key }) => key)), country: '', percent: '' },
]

/** Form state of the tax rates and its submit. */
export const useSetTaxForm = (options: TaxFormOptions) => {
  const { send, isPending } = useCommand(setTax)
  const form = useSettingsForm<TaxSettings, TaxEdits, TaxContent, TaxValues>({
    ...options,
    ...{ id: 'tax', schema: taxEdits, settings: taxSettings, noEdits, isPending, done: 'settings.tax.done' },
    effective: effectiveEdits,
    writtenOf: (edits, on) => contentOf({ ...formValuesOf(on), ...edits }),
    valuesOf: taxValuesOf,
    valuesOfWritten: taxValuesOf,
    editsOf: (mine, newest) => formValuesOf(taxContentOf({ ...taxValuesOf(newest), ...mine })),
    send: async (on, written, passesValidation) => {
      const input = { ...written, version: on.version }
      return passesValidation(fieldErrorsOf(setTax.input, input)) ? await send(input) : undefined
    },
  })
  const values: TaxFormValues = { ...formValuesOf(options.shown), ...form.edits }
  return { ...form, values, add: () => form.edit({ rates: withEmptyRate(values.rates) }) }
}
