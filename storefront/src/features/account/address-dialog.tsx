import { zodResolver } from '@hookform/resolvers/zod'
import { type AddressRow, addressInput } from '@pinline/contracts/account/buyer/address'
import { Banner } from '@pinline/ui/design/banner.tsx'
import { Button } from '@pinline/ui/design/button.tsx'
import { Dialog } from '@pinline/ui/design/dialog.tsx'
import { type ReactNode, useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { useTranslation } from '../../app/use-translation.ts'
import { useFormDraft } from '../../session/form-draft.ts'
import { useAddAddress } from './add-address.mutation.ts'
import { type AddressFieldName, AddressFields, addressFieldNames } from './address-fields.tsx'
import { useChangeAddress } from './change-address.mutation.ts'

type Fields = z.input<typeof addressInput>

const isField = (name: string): name is AddressFieldName => addressFieldNames.some((field) => field === name)

interface AddressDialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onSaved?: (address: AddressRow) => void
  /** The address to change; omitted for a new one. */
  readonly address?: AddressRow | undefined
  readonly saveLabel?: string
}

function AddressForm({ onClose, onSaved, address, saveLabel }: Omit<AddressDialogProps, 'isOpen'>): ReactNode {
  const { t } = useTranslation('account')
  const addAddress = useAddAddress()
  const changeAddress = useChangeAddress()
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
      company: address?.company ?? '',
      taxNumber: address?.taxNumber ?? '',
      isDefault: address?.isDefault ?? false,
    },
  })
  const dropDraft = useFormDraft(address === undefined ? 'address' : `address-${address.id}`, form)
  const close = () => {
    dropDraft()
    onClose()
  }
  const { isSubmitting } = form.formState
  const onSubmit = form.handleSubmit(async (fields) => {
    setRefusal(undefined)
    const saved = await (address === undefined ? addAddress(fields) : changeAddress(address.id, fields))
    if (saved.kind === 'done') {
      onSaved?.(saved.data)
      close()
    } else if (saved.kind === 'refused') {
      const named = Object.entries(saved.errors).filter(([name]) => isField(name))
      for (const [name, message] of named) if (isField(name)) form.setError(name, { message })
      if (named.length === 0) setRefusal(saved.message)
    } else setRefusal(t('address.addFailed'))
  })
  return (
    <Dialog
      title={t(address === undefined ? 'address.addTitle' : 'address.editTitle')}
      isOpen
      onClose={close}
      actions={
        <>
          <Button tone="quiet" onPress={close}>
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
        <AddressFields form={form} isDefault={address?.isDefault === true} />
      </form>
    </Dialog>
  )
}

/** A dialog to add or change an address. */
export function AddressDialog({ isOpen, ...form }: AddressDialogProps): ReactNode {
  return isOpen ? <AddressForm {...form} /> : null
}
