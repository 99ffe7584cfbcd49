import { addAddress } from '@pinline/contracts/account/buyer/add-address'
import type { AddressInput, AddressRow } from '@pinline/contracts/account/buyer/address'
import { changeAddress } from '@pinline/contracts/account/buyer/change-address'
import { removeAddress } from '@pinline/contracts/account/buyer/remove-address'
import { setDefaultAddress } from '@pinline/contracts/account/buyer/set-default-address'
import type { CommandResult } from '@pinline/ui/commands/command-result'
import { useCommand } from '@pinline/ui/commands/use-command'
import { showToast } from '@pinline/ui/design/toast.tsx'
import { useTranslation } from 'react-i18next'
import { showRefusal } from '../../app/show-refusal.ts'
import { useAppContext } from '../../app/use-app-context.ts'
import { addressesKey } from './addresses.queries.ts'

/** The last chosen address has to become the default: commands on the address book are sent in order. */
const inOrder = { scope: 'addresses', notifyOnFailure: true }

/** Commands on the address book; each returns its result and refetches the book. */
export const useAddressChanges = () => {
  const { queryClient } = useAppContext()
  const { t } = useTranslation('account')
  const invalidate = () => queryClient.invalidateQueries({ queryKey: addressesKey })

  const adding = useCommand(addAddress, inOrder)
  const changing = useCommand(changeAddress, inOrder)
  const removing = useCommand(removeAddress, inOrder)
  const choosing = useCommand(setDefaultAddress, inOrder)

  const save = async (input: AddressInput, id?: AddressRow['id']) => {
    const result = await (id === undefined ? adding.send(input) : changing.send({ ...input, id }))
    if (result.kind === 'done') {
      showToast(t(id === undefined ? 'address.added' : 'address.changed'))
      await invalidate()
    }
    return result
  }

  const finish = async (result: CommandResult<unknown>, successText: string) => {
    if (result.kind === 'done') showToast(successText)
    else showRefusal(result)
    await invalidate()
  }

  return {
    save,
    remove: async (id: AddressRow['id']) => finish(await removing.send({ id }), t('address.deleted')),
    setDefault: async (id: AddressRow['id']) => finish(await choosing.send({ id }), t('address.defaultSet')),
  }
}
