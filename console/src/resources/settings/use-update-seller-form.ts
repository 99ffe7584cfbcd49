import type { SellerSettings } from '@pinline/contracts/order/settings/seller'
import { updateSeller } from '@pinline/contracts/order/settings/update-seller'
import { incoterm } from '@pinline/events/order/incoterm'
import { useCommand } from '@pinline/ui/commands/use-command'
import { type FormEvent, useState } from 'react'
import { useNotify } from 'react-admin'
import { z } from 'zod'
import { useDraft } from '../../layout/drafts/use-draft.ts'
import { fieldErrorsOf, useFieldErrorText } from '../../layout/field-errors.ts'
import { useFormResult } from '../../layout/use-form-result.ts'
import { usePermissions } from '../../layout/use-permissions.ts'
import { grantOf } from '../../providers/permissions.ts'

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

type SellerEdits = { readonly [Field in SellerField]?: string }

/** A draft of the seller. */
const sellerEdits = z.partialRecord(z.enum(sellerFields), z.string())

export interface SellerFormOptions {
  readonly shown: SellerSettings
  /** Refetches the seller. */
  readonly onChanged: () => Promise<void>
}

/** Form state of the seller's data and its submit, on the version that the person has loaded. */
export const useUpdateSellerForm = ({ shown, onChanged }: SellerFormOptions) => {
  const notify = useNotify()
  const { permissions } = usePermissions()
  const { send, isPending } = useCommand(updateSeller)
  const [edits, setEdits] = useState<SellerEdits>({})
  const { form, fieldErrors, result, passesValidation, showResult, clearFieldErrors, reset } = useFormResult()
  const fieldErrorText = useFieldErrorText(fieldErrors)
  const grant = grantOf(permissions, 'settings.update')
  const isChanged = sellerFields.some((field) => (edits[field] ?? shown[field]) !== shown[field])
  const draft = useDraft<SellerEdits>({
    form: 'settings',
    id: 'seller',
    edits,
    isChanged,
    schema: sellerEdits,
    onRestore: setEdits,
  })

  const edit = (changed: SellerEdits) => {
    setEdits({ ...edits, ...changed })
    clearFieldErrors(changed)
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isPending || !isChanged) return
    if (grant !== 'granted') return notify('shell.function_disabled', { type: 'error' })
    const terms = incoterm.safeParse(edits.incoterm).data ?? shown.incoterm
    const input = { ...shown, ...edits, incoterm: terms }
    if (!passesValidation(fieldErrorsOf(updateSeller.input, input))) return
    const outcome = await send(input)
    if (outcome.kind !== 'done') return showResult(outcome)
    await onChanged()
    setEdits({})
    notify('settings.seller.done')
  }

  /** Loads the newest version after a conflict; what was typed stays. */
  const reload = async () => {
    await onChanged()
    reset()
  }

  const discard = () => {
    setEdits({})
    reset()
  }

  return { form, draft, edits, isChanged, grant, isPending, result, fieldErrorText, edit, submit, reload, discard }
}
