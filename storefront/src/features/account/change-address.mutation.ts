import type { AddressInput, AddressRow } from '@pinline/contracts/account/buyer/address'
import { changeAddress } from '@pinline/contracts/account/buyer/change-address'
import { useCommand } from '@pinline/ui/commands/use-command'
import { showToast } from '@pinline/ui/design/toast.tsx'
import { useAppContext } from '../../app/use-app-context.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { addressesKey, addressScope } from './addresses.queries.ts'

/** Changes an address. A refusal belongs to the form. */
export const useChangeAddress = () => {
  const { queryClient } = useAppContext()
  const { t } = useTranslation('account')
  const { send } = useCommand(changeAddress, { scope: addressScope, notifyOnFailure: true })
  return async (id: AddressRow['id'], input: AddressInput) => {
    const result = await send({ ...input, id })
    if (result.kind === 'done') {
      showToast(t('address.changed'))
      await queryClient.invalidateQueries({ queryKey: addressesKey })
    }
    return result
  }
}
