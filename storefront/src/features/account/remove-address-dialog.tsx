import type { AddressRow } from '@pinline/contracts/account/buyer/address'
import { Button } from '@pinline/ui/design/button.tsx'
import { Dialog } from '@pinline/ui/design/dialog.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from '../../app/use-translation.ts'
import { AddressLines } from './address-lines.tsx'
import { useRemoveAddress } from './remove-address.mutation.ts'

interface RemoveAddressDialogProps {
  /** Undefined while no address is to be deleted. */
  readonly address: AddressRow | undefined
  readonly onClose: () => void
}

/** Asks before an address is removed. */
export function RemoveAddressDialog({ address, onClose }: RemoveAddressDialogProps): ReactNode {
  const { t } = useTranslation('account')
  const removeAddress = useRemoveAddress()
  return (
    <Dialog
      isAlert
      title={t('address.confirmDelete')}
      isOpen={address !== undefined}
      onClose={onClose}
      actions={
        <>
          <Button autoFocus onPress={onClose}>
            {t('address.keep')}
          </Button>
          <Button
            tone="danger"
            onPress={() => {
              if (address !== undefined) void removeAddress(address.id)
              onClose()
            }}
          >
            {t('address.delete')}
          </Button>
        </>
      }
    >
      {address !== undefined && (
        <p className="address-text">
          <b>{address.name}</b>
          <AddressLines address={address} />
        </p>
      )}
      <p>{t('address.confirmDeleteText')}</p>
    </Dialog>
  )
}
