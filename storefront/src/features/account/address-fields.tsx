import type { addressInput } from '@pinline/contracts/account/buyer/address'
import { Checkbox } from '@pinline/ui/design/checkbox.tsx'
import { SelectField, TextField } from '@pinline/ui/design/text-field.tsx'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { useAppContext } from '../../app/use-app-context.ts'
import { accountErrorText } from './account-error-text.ts'
import { listCountriesQuery, listZonesQuery } from './addresses.queries.ts'

export const addressFieldNames = ['name', 'phone', 'zipcode', 'country', 'zone', 'city', 'address'] as const
export type AddressFieldName = (typeof addressFieldNames)[number]

export type AddressFormState = UseFormReturn<z.input<typeof addressInput>, unknown, z.output<typeof addressInput>>

/** The countries, and the zones of the chosen country. */
const usePlaces = (form: AddressFormState) => {
  const context = useAppContext()
  const country = form.watch('country')
  const countries = useQuery(listCountriesQuery(context))
  const zones = useQuery(listZonesQuery(context, country))
  const zone = form.watch('zone')

  // A native select falls back to its first entry when its options arrive: select the stored value again.
  useEffect(() => {
    if (countries.data !== undefined) form.setValue('country', form.getValues('country'))
  }, [countries.data, form])
  useEffect(() => {
    if (zones.data === undefined || zones.data.length === 0 || zone === '') return
    form.setValue('zone', zones.data.some((one) => one.code === zone) ? zone : '')
  }, [zones.data, zone, form])

  return { countries: countries.data ?? [], zones: zones.data ?? [] }
}

interface AddressFieldsProps {
  readonly form: AddressFormState
  /** True for the default address. */
  readonly isDefault: boolean
}

/** The fields of an address; the zone is a select when its country has a list of zones. */
export function AddressFields({ form, isDefault }: AddressFieldsProps): ReactNode {
  const { t } = useTranslation('account')
  const { countries, zones } = usePlaces(form)
  const { errors } = form.formState
  const field = (name: AddressFieldName) => ({
    label: t(`field.${name}`),
    error: accountErrorText(t, errors[name]?.message),
    ...form.register(name),
  })
  const { onChange: onCountry, ...countryField } = field('country')

  return (
    <>
      <TextField {...field('name')} autoComplete="name" maxLength={40} />
      <TextField {...field('phone')} type="tel" autoComplete="tel" numeric />
      <SelectField
        {...countryField}
        autoComplete="country"
        onChange={(event) => {
          void onCountry(event)
          form.setValue('zone', '')
        }}
        options={[
          { value: '', label: t('field.countryChoose') },
          ...countries.map(({ code, name }) => ({ value: code, label: name })),
        ]}
      />
      {zones.length > 0 ? (
        <SelectField
          {...field('zone')}
          autoComplete="address-level1"
          options={[
            { value: '', label: t('field.zoneChoose') },
            ...zones.map(({ code, name }) => ({ value: code, label: name })),
          ]}
        />
      ) : (
        <TextField {...field('zone')} autoComplete="address-level1" maxLength={60} />
      )}
      <TextField {...field('city')} autoComplete="address-level2" maxLength={60} />
      <TextField {...field('zipcode')} autoComplete="postal-code" numeric maxLength={16} />
      <div className="address-form-wide">
        <TextField {...field('address')} hint={t('field.addressHint')} autoComplete="street-address" maxLength={200} />
      </div>
      <div className="address-form-wide">
        <Controller
          control={form.control}
          name="isDefault"
          render={({ field: { value, onChange } }) => (
            <Checkbox isSelected={value === true} onChange={onChange} isDisabled={isDefault}>
              {t('field.default')}
            </Checkbox>
          )}
        />
      </div>
    </>
  )
}
