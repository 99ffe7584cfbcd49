import { zodResolver } from '@hookform/resolvers/zod'
import { type AddressRow, addressInput } from '@pinline/contracts/account/buyer/address'
import { Banner } from '@pinline/ui/design/banner.tsx'
import { Button } from '@pinline/ui/design/button.tsx'
import { Checkbox } from '@pinline/ui/design/checkbox.tsx'
import { Dialog } from '@pinline/ui/design/dialog.tsx'
import { SelectField, TextField } from '@pinline/ui/design/text-field.tsx'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { useAppContext } from '../../app/use-app-context.ts'
import { accountErrorText } from './account-error-text.ts'
import { countriesQuery, zonesQuery } from './addresses.queries.ts'
import { useAddressChanges } from './change-address.mutation.ts'

type Fields = z.input<typeof addressInput>

const fieldNames = ['name', 'phone', 'zipcode', 'country', 'zone', 'city', 'address'] as const
const isField = (name: string): name is (typeof fieldNames)[number] => fieldNames.some((field) => field === name)

interface AddressDialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onSaved?: (address: AddressRow) => void
  /** The address that is changed; left out: a new one. */
  readonly address?: AddressRow | undefined
  readonly saveLabel?: string
}

function AddressForm({ onClose, onSaved, address, saveLabel }: Omit<AddressDialogProps, 'isOpen'>): ReactNode {
  const { t } = useTranslation('account')
  const context = useAppContext()
  const { save } = useAddressChanges()
  const formId = useId()
  const [refusal, setRefusal] = useState<string>()
  const form = useForm<Fields, unknown, z.output<typeof addressInput>>({
    resolver: zodResolver(addressInput),
    defaultValues: {
      name: address?.name ?? '',
      phone: address?.phone ?? '',
      zipcode: address?.zipcode ?? '',
      country: address?.country ?? '',
      zone: address?.zone ?? '',
      city: address?.city ?? '',
      address: address?.address ?? '',
      isDefault: address?.isDefault ?? false,
    },
  })
  const { errors, isSubmitting } = form.formState
  const country = form.watch('country')
  const countries = useQuery(countriesQuery(context))
  const zones = useQuery(zonesQuery(context, country))
  const hasZones = (zones.data ?? []).length > 0
  const zone = form.watch('zone')

  // The native list shows its first entry once its options arrive: put the chosen one back.
  useEffect(() => {
    if (countries.data !== undefined) form.setValue('country', form.getValues('country'))
  }, [countries.data, form])
  useEffect(() => {
    if (zones.data === undefined || zones.data.length === 0 || zone === '') return
    form.setValue('zone', zones.data.some((one) => one.code === zone) ? zone : '')
  }, [zones.data, zone, form])

  const onSubmit = form.handleSubmit(async (fields) => {
    setRefusal(undefined)
    const saved = await save(fields, address?.id)
    if (saved.kind === 'done') {
      onSaved?.(saved.data)
      onClose()
    } else if (saved.kind === 'refused') {
      const named = Object.entries(saved.errors).filter(([name]) => isField(name))
      for (const [name, message] of named) if (isField(name)) form.setError(name, { message })
      if (named.length === 0) setRefusal(saved.message)
    } else setRefusal(t('address.addFailed'))
  })
  const field = (name: (typeof fieldNames)[number]) => ({
    label: t(`field.${name}`),
    error: accountErrorText(t, errors[name]?.message),
    ...form.register(name),
  })
  const { onChange: onCountry, ...countryField } = field('country')

  return (
    <Dialog
      title={t(address === undefined ? 'address.addTitle' : 'address.editTitle')}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button tone="quiet" onPress={onClose}>
            {t('address.close')}
          </Button>
          <Button type="submit" form={formId} isPending={isSubmitting}>
            {saveLabel ?? t('address.save')}
          </Button>
        </>
      }
    >
      {refusal !== undefined && <Banner tone="danger" title={refusal} />}
      <form id={formId} className="address-form" noValidate onSubmit={onSubmit}>
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
            ...(countries.data ?? []).map(({ code, name }) => ({ value: code, label: name })),
          ]}
        />
        {hasZones ? (
          <SelectField
            {...field('zone')}
            autoComplete="address-level1"
            options={[
              { value: '', label: t('field.zoneChoose') },
              ...(zones.data ?? []).map(({ code, name }) => ({ value: code, label: name })),
            ]}
          />
        ) : (
          <TextField {...field('zone')} autoComplete="address-level1" maxLength={60} />
        )}
        <TextField {...field('city')} autoComplete="address-level2" maxLength={60} />
        <TextField {...field('zipcode')} autoComplete="postal-code" numeric maxLength={16} />
        <div className="address-form-wide">
          <TextField
            {...field('address')}
            hint={t('field.addressHint')}
            autoComplete="street-address"
            maxLength={200}
          />
        </div>
        <div className="address-form-wide">
          <Controller
            control={form.control}
            name="isDefault"
            render={({ field: { value, onChange } }) => (
              <Checkbox isSelected={value === true} onChange={onChange} isDisabled={address?.isDefault === true}>
                {t('field.default')}
              </Checkbox>
            )}
          />
        </div>
      </form>
    </Dialog>
  )
}

/** Adding or changing an address. */
export function AddressDialog({ isOpen, ...form }: AddressDialogProps): ReactNode {
  return isOpen ? <AddressForm {...form} /> : null
}
