import { type SellerSettings, seller } from '@pinline/contracts/order/settings/seller'
import { updateSeller } from '@pinline/contracts/order/settings/update-seller'
import { incoterm } from '@pinline/events/order/incoterm'
import { useCommand } from '@pinline/ui/commands/use-command'
import { z } from 'zod'
import { fieldErrorsOf } from '../../layout/field-errors.ts'
import { type ShownSettings, useSettingsForm } from './use-settings-form.ts'

/** The fields of the form, as they stand in documents. */
export const sellerFields = [
  'name',
  'registrationNumber',
  'address',
  'city',
  'zipcode',
  'country',
  'taxNumber',
  'email',
  'phone',
  'incoterm',
] as const
export type SellerField = (typeof sellerFields)[number]

export const sellerField = z.enum(sellerFields)

type SellerEdits = { readonly [Field in SellerField]?: string }

/** A draft of the seller. */
const sellerEdits = z.partialRecord(sellerField, z.string())

const noEdits: SellerEdits = {}

type SellerValues = Pick<SellerSettings, SellerField>

const sellerValuesOf = (seller: SellerSettings): SellerValues => {
  const { version: _, ...values } = seller
  return values
}

export type SellerFormOptions = ShownSettings<SellerSettings>

/** Form state of the seller's data and its submit. */
export const useUpdateSellerForm = (options: SellerFormOptions) => {
  const { send, isPending } = useCommand(updateSeller)
  return useSettingsForm<SellerSettings, SellerEdits, SellerValues, SellerValues>({
    ...options,
    ...{ id: 'seller', schema: sellerEdits, settings: seller, noEdits, isPending, done: 'settings.seller.done' },
    effective: (edits, on) =>
      Object.fromEntries(
        sellerFields.filter((field) => (edits[field] ?? on[field]) !== on[field]).map((field) => [field, edits[field]]),
      ),
    writtenOf: (edits, on) => ({
      ...sellerValuesOf(on),
      ...edits,
      incoterm: incoterm.safeParse(edits.incoterm).data ?? on.incoterm,
    }),
    valuesOf: sellerValuesOf,
    valuesOfWritten: (written) => written,
    editsOf: (mine) => mine,
    send: async (on, written, passesValidation) => {
      const input = { ...written, version: on.version }
      return passesValidation(fieldErrorsOf(updateSeller.input, input)) ? await send(input) : undefined
    },
  })
}
