import { setTax } from '@pinline/contracts/order/tax/set-tax'
import type { TaxSettings } from '@pinline/contracts/order/tax/tax-settings'
import { euPrivateSales } from '@pinline/events/order/tax-set'
import { useCommand } from '@pinline/ui/commands/use-command'
import { type FormEvent, useState } from 'react'
import { useNotify } from 'react-admin'
import { z } from 'zod'
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

const formValuesOf = ({ rates, euPrivateSales: sales }: TaxSettings): TaxFormValues => ({
  rates: rates.map(({ country, basisPoints }, key) => ({
    key,
    country,
    percent: String(basisPoints / 10 ** percentDecimals),
  })),
  euPrivateSales: sales,
})

export interface TaxFormOptions {
  readonly shown: TaxSettings
  /** Refetches the rates. */
  readonly onChanged: () => Promise<void>
}

/** Form state of the tax rates and its submit, on the version that the person has loaded. */
export const useSetTaxForm = ({ shown, onChanged }: TaxFormOptions) => {
  const notify = useNotify()
  const { permissions } = usePermissions()
  const { send, isPending } = useCommand(setTax)
  const [edited, setEdited] = useState<TaxFormValues>()
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
    setEdited({ ...values, ...changed })
    clearFieldErrors(changed)
  }

  const add = () => {
    const key = 1 + Math.max(-1, ...values.rates.map((rate) => rate.key))
    edit({ rates: [...values.rates, { key, country: '', percent: '' }] })
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isPending || !isChanged) return
    if (grant !== 'granted') return notify('shell.function_disabled', { type: 'error' })
    const input = {
      version: shown.version,
      euPrivateSales: values.euPrivateSales,
      rates: values.rates.map(({ country, percent }) => ({
        country,
        basisPoints: readDecimal(percent, percentDecimals) ?? 0,
      })),
    }
    if (!passesValidation(fieldErrorsOf(setTax.input, input))) return
    const outcome = await send(input)
    if (outcome.kind !== 'done') return showResult(outcome)
    await onChanged()
    setEdited(undefined)
    notify('settings.tax.done')
  }

  /** Loads the newest version after a conflict; what was typed stays. */
  const reload = async () => {
    await onChanged()
    reset()
  }

  const discard = () => {
    setEdited(undefined)
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
    fieldErrorText,
    edit,
    add,
    submit,
    reload,
    discard,
  }
}
