import { addAddress } from '@pinline/contracts/account/buyer/add-address'
import type { AddressInput } from '@pinline/contracts/account/buyer/address'
import { useCommand } from '@pinline/ui/commands/use-command'
import { showToast } from '@pinline/ui/design/toast.tsx'
import { useAppContext } from '../../app/use-app-context.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { addressesKey, addressScope } from './addresses.queries.ts'

/** Adds an address. A refusal belongs to the form. */
export const useAddAddress = () => {
  const { queryClient } = useAppContext()
  const { t } = useTranslation('account')
  const { send } = useCommand(addAddress, { scope: addressScope, notifyOnFailure: true })
  return async (input: AddressInput) => {
    const result = await send(input)
    if (result.kind === 'done') {
      showToast(t('address.added'))
      await queryClient.invalidateQueries({ queryKey: addressesKey })
    }
    return result
  }
}
