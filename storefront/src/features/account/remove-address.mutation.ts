import type { AddressRow } from '@pinline/contracts/account/buyer/address'
import { removeAddress } from '@pinline/contracts/account/buyer/remove-address'
import { useCommand } from '@pinline/ui/commands/use-command'
import { showToast } from '@pinline/ui/design/toast.tsx'
import { showRefusal } from '../../app/show-refusal.ts'
import { useAppContext } from '../../app/use-app-context.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { addressesKey, addressScope } from './addresses.queries.ts'

/** Removes an address and shows the result. */
export const useRemoveAddress = () => {
  const { queryClient } = useAppContext()
  const { t } = useTranslation('account')
  const { send } = useCommand(removeAddress, { scope: addressScope, notifyOnFailure: true })
  return async (id: AddressRow['id']): Promise<void> => {
    const result = await send({ id })
    if (result.kind === 'done') showToast(t('address.deleted'))
    else showRefusal(result)
    await queryClient.invalidateQueries({ queryKey: addressesKey })
  }
}
