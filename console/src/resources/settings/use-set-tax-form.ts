import { setTax } from '@pinline/contracts/order/tax/set-tax'
import type { TaxSettings } from '@pinline/contracts/order/tax/tax-settings'
import { euPrivateSales } from '@pinline/events/order/tax-set'
import { useCommand } from '@pinline/ui/commands/use-command'
import { type FormEvent, useState } from 'react'
import { useNotify } from 'react-admin'
import { z } from 'zod'
import { useConflict } from '../../layout/conflicts/use-conflict.ts'
import { useDraft } from '../../layout/drafts/use-draft.ts'
import { fieldErrorsOf, useFieldErrorText } from '../../layout/field-errors.ts'
import { readDecimal } from '../../layout/read-decimal.ts'
import { useFormResult } from '../../layout/use-form-result.ts'
import { usePermissions } from '../../layout/use-permissions.ts'
import { grantOf } from '../../providers/permissions.ts'

const percentDecimals = 2

const taxRateFormValues = z.object({
  /** Stable key of the row while rows are added and removed. */
  key: z.number(),
  /** Empty while none is chosen. */
  country: z.string(),
  percent: z.string(),
})
export type TaxRateFormValues = z.infer<typeof taxRateFormValues>

const taxFormValues = z.object({ rates: z.array(taxRateFormValues), euPrivateSales })
type TaxFormValues = z.infer<typeof taxFormValues>

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

export interface TaxFormOptions {
  readonly shown: TaxSettings
  /** Refetches the rates. */
  readonly onChanged: () => Promise<TaxSettings | undefined>
}

const withEmptyRate = (rates: readonly TaxRateFormValues[]): TaxRateFormValues[] => [
  ...rates,
  { key: 1 + Math.max(-1, ...rates.map(({ key }) => key)), country: '', percent: '' },
]

/** Form state of the tax rates and its submit, on the version that the person has loaded. */
export const useSetTaxForm = ({ shown, onChanged }: TaxFormOptions) => {
  const notify = useNotify()
  const { permissions } = usePermissions()
  const { send, isPending } = useCommand(setTax)
  const [edited, setEdited] = useState<TaxFormValues>()
  /** What the edits began on. */
  const [begun, setBegun] = useState<TaxSettings>()
  const { form, fieldErrors, result, passesValidation, showResult, clearFieldErrors, reset } = useFormResult()
  const fieldErrorText = useFieldErrorText(fieldErrors)
  const grant = grantOf(permissions, 'settings.update')
  const values = edited ?? formValuesOf(shown)
  const isChanged = edited !== undefined && JSON.stringify(edited) !== JSON.stringify(formValuesOf(shown))
  const draft = useDraft<TaxFormValues>({
    form: 'settings',
    id: 'tax',
    edits: values,
    isChanged,
    schema: taxFormValues,
    onRestore: setEdited,
  })

  const edit = (changed: Partial<TaxFormValues>) => {
    setBegun(begun ?? shown)
    setEdited({ ...values, ...changed })
    clearFieldErrors(changed)
  }

  const add = () => edit({ rates: withEmptyRate(values.rates) })

  const forget = () => {
    setBegun(undefined)
    setEdited(undefined)
    reset()
  }

  const conflict = useConflict<TaxSettings, TaxValues>({
    load: onChanged,
    versionOf: ({ version }) => version,
    valuesOf: taxValuesOf,
    saveOn: async (newest, mine) => {
      const merged = taxContentOf({ ...taxValuesOf(newest), ...mine })
      setBegun(newest)
      setEdited(formValuesOf(merged))
      return await save(newest, merged)
    },
  })

  const save = async (on: TaxSettings, written: TaxContent): Promise<boolean> => {
    const input = { ...written, version: on.version }
    if (!passesValidation(fieldErrorsOf(setTax.input, input))) return false
    const outcome = await send(input)
    if (outcome.kind === 'conflict' && (await conflict.compare(on, taxValuesOf(written)))) return false
    if (outcome.kind !== 'done') {
      showResult(outcome)
      return false
    }
    await onChanged()
    forget()
    notify('settings.tax.done')
    return true
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isPending || !isChanged) return
    if (grant !== 'granted') return notify('shell.function_disabled', { type: 'error' })
    await save(begun ?? shown, contentOf(values))
  }

  /** Loads the newest version after a failure; what was typed stays. */
  const reload = async () => {
    setBegun(await onChanged())
    reset()
  }

  return {
    form,
    draft,
    values,
    isChanged,
    grant,
    isPending,
    result,
    conflict,
    fieldErrorText,
    edit,
    add,
    submit,
    reload,
    discard: forget,
  }
}
