import { addAddress } from '@pinline/contracts/account/buyer/add-address'
import type { AddressInput, AddressRow } from '@pinline/contracts/account/buyer/address'
import { changeAddress } from '@pinline/contracts/account/buyer/change-address'
import { removeAddress } from '@pinline/contracts/account/buyer/remove-address'
import { setDefaultAddress } from '@pinline/contracts/account/buyer/set-default-address'
import type { Refused } from '@pinline/ui/api-client/outcome'
import { showErrorToast, showToast } from '@pinline/ui/design/toast.tsx'
import { useTranslation } from 'react-i18next'
import { useAppContext } from '../../app/use-app-context.ts'
import { addressesKey } from './addresses.queries.ts'

export type SavedAddress =
  | { readonly kind: 'saved'; readonly address: AddressRow }
  | { readonly kind: 'refused'; readonly refused: Refused }
  | { readonly kind: 'failed' }

/** Changes of the address book; each says how it went and reads the book anew. */
export const useAddressChanges = () => {
  const { api, queryClient } = useAppContext()
  const { t } = useTranslation('account')
  const invalidate = () => queryClient.invalidateQueries({ queryKey: addressesKey })

  const save = async (input: AddressInput, id?: AddressRow['id']): Promise<SavedAddress> => {
    try {
      const outcome =
        id === undefined ? await api.call(addAddress, input) : await api.call(changeAddress, { ...input, id })
      if (outcome.kind === 'duplicate') return { kind: 'failed' }
      if (outcome.kind === 'refused') return { kind: 'refused', refused: outcome }
      showToast(t(id === undefined ? 'address.added' : 'address.changed'))
      await invalidate()
      return { kind: 'saved', address: outcome.data }
    } catch {
      return { kind: 'failed' }
    }
  }

  const run = async (call: typeof removeAddress | typeof setDefaultAddress, id: AddressRow['id'], said: string) => {
    const outcome = await api.call(call, { id }).catch(() => undefined)
    if (outcome?.kind === 'ok') showToast(said)
    else if (outcome?.kind === 'refused') showErrorToast(outcome.message)
    await invalidate()
  }

  return {
    save,
    remove: (id: AddressRow['id']) => run(removeAddress, id, t('address.deleted')),
    setDefault: (id: AddressRow['id']) => run(setDefaultAddress, id, t('address.defaultSet')),
  }
}
