import type { addressInput } from '@pinline/contracts/account/buyer/address'
import { type PlaceField, placeFieldsOf } from '@pinline/contracts/account/buyer/postal-address'
import type { LanguageCode } from '@pinline/contracts/api/languages'
import { Checkbox } from '@pinline/ui/design/checkbox.tsx'
import { SelectField, TextField } from '@pinline/ui/design/text-field.tsx'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { Controller, type UseFormRegisterReturn, type UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { useAppContext } from '../../app/use-app-context.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { accountErrorText } from './account-error-text.ts'
import { listCountriesQuery, listZonesQuery } from './addresses.queries.ts'

export const addressFieldNames = [
  'name',
  'phone',
  'company',
  'taxNumber',
  'zipcode',
  'country',
  'zone',
  'city',
  'address',
] as const
export type AddressFieldName = (typeof addressFieldNames)[number]

export type AddressFormState = UseFormReturn<z.input<typeof addressInput>, unknown, z.output<typeof addressInput>>

/** Languages whose readers write addresses of the country in its own script. */
const ownScripts: readonly LanguageCode[] = ['zh_cn', 'zh_hk', 'ja']

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

interface ZoneFieldProps {
  readonly field: { readonly label: string; readonly error: string | undefined } & UseFormRegisterReturn
  readonly zones: readonly { readonly code: string; readonly name: string }[]
  readonly isRequired: boolean
}

/** The state or province: a select if its country has a list. */
function ZoneField({ field, zones, isRequired }: ZoneFieldProps): ReactNode {
  const { t } = useTranslation('account')
  const label = isRequired ? field.label : t('field.optional', { name: field.label })
  if (zones.length === 0) return <TextField {...field} label={label} autoComplete="address-level1" maxLength={60} />
  return (
    <SelectField
      {...field}
      label={label}
      autoComplete="address-level1"
      options={[
        { value: '', label: t('field.zoneChoose') },
        ...zones.map(({ code, name }) => ({ value: code, label: name })),
      ]}
    />
  )
}

/** The fields of an address: the country first, since it decides which places there are and in what order. */
export function AddressFields({ form, isDefault }: AddressFieldsProps): ReactNode {
  const { t } = useTranslation('account')
  const { language } = useAppContext()
  const { countries, zones } = usePlaces(form)
  const [country, zone] = form.watch(['country', 'zone'])
  const { errors } = form.formState
  const field = (name: AddressFieldName) => ({
    label: t(`field.${name}`),
    error: accountErrorText(t, errors[name]?.message),
    ...form.register(name),
  })
  const { onChange: onCountry, ...countryField } = field('country')

  const use = countries.find(({ code }) => code === country)?.zoneUse
  const order = placeFieldsOf(country, ownScripts.includes(language))
  const hasZone = use !== 'unused' || zone !== ''
  const places: Readonly<Record<PlaceField, ReactNode>> = {
    address: (
      <div key="address" className="address-form-wide">
        <TextField {...field('address')} hint={t('field.addressHint')} autoComplete="street-address" maxLength={200} />
      </div>
    ),
    city: <TextField key="city" {...field('city')} autoComplete="address-level2" maxLength={60} />,
    zone: <ZoneField key="zone" field={field('zone')} zones={zones} isRequired={use === 'required'} />,
    zipcode: <TextField key="zipcode" {...field('zipcode')} autoComplete="postal-code" numeric maxLength={16} />,
  }
  const missing = (['zone', 'zipcode'] as const).filter((name) => !order.includes(name) && (name !== 'zone' || hasZone))

  return (
    <>
      <div className="address-form-wide">
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
      </div>
      <TextField {...field('name')} autoComplete="name" maxLength={40} />
      <TextField {...field('phone')} type="tel" autoComplete="tel" numeric />
      <TextField {...field('company')} autoComplete="organization" maxLength={100} />
      <TextField {...field('taxNumber')} numeric maxLength={40} />
      {[...order, ...missing].map((name) => places[name])}
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
