import type { AddressRow } from '@pinline/contracts/account/buyer/address'
import { Button } from '@pinline/ui/design/button.tsx'
import { Dialog } from '@pinline/ui/design/dialog.tsx'
import { EmptyState } from '@pinline/ui/design/empty-state.tsx'
import { SkeletonRows } from '@pinline/ui/design/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadFailure } from '../../app/load-failure.tsx'
import { useAppContext } from '../../app/use-app-context.ts'
import { AddressDialog } from './address-dialog.tsx'
import { AddressLines } from './address-lines.tsx'
import { addressesQuery } from './addresses.queries.ts'
import { useAddressChanges } from './change-address.mutation.ts'

interface AddressCardProps {
  readonly address: AddressRow
  readonly onEdit: () => void
  readonly onSetDefault: () => void
  readonly onDelete: () => void
}

function AddressCard({ address, onEdit, onSetDefault, onDelete }: AddressCardProps): ReactNode {
  const { t } = useTranslation('account')
  return (
    <li className="sheet address-card" data-default={address.isDefault ? '' : undefined}>
      <p className="address-text">
        <span>
          <b>{address.name}</b> {address.isDefault && <span className="tag tag-ok">{t('address.default')}</span>}
        </span>
        <AddressLines address={address} />
      </p>
      <div className="address-actions">
        <Button small aria-label={t('address.editName', { name: address.name })} onPress={onEdit}>
          {t('address.edit')}
        </Button>
        {!address.isDefault && (
          <Button small tone="quiet" onPress={onSetDefault}>
            {t('address.setDefault')}
          </Button>
        )}
        <Button small tone="quiet" aria-label={t('address.deleteName', { name: address.name })} onPress={onDelete}>
          {t('address.delete')}
        </Button>
      </div>
    </li>
  )
}

interface DeleteDialogProps {
  /** Undefined while no address is to be deleted. */
  readonly address: AddressRow | undefined
  readonly onDelete: (address: AddressRow) => void
  readonly onClose: () => void
}

function DeleteDialog({ address, onDelete, onClose }: DeleteDialogProps): ReactNode {
  const { t } = useTranslation('account')
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
              if (address !== undefined) onDelete(address)
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

/** The address book: add, edit, delete after confirmation, set default. */
export function AddressesTab(): ReactNode {
  const { t } = useTranslation('account')
  const query = useQuery({ ...addressesQuery(useAppContext()), staleTime: 0 })
  const changes = useAddressChanges()
  const [edited, setEdited] = useState<AddressRow | 'new'>()
  const [deleting, setDeleting] = useState<AddressRow>()
  const addresses = query.data
  const add = (
    <Button onPress={() => setEdited('new')}>
      <Plus className="icon" aria-hidden="true" />
      {t('address.add')}
    </Button>
  )
  return (
    <>
      <div className="account-head">
        <h1>{t('address.title')}</h1>
        {addresses !== undefined && addresses.length > 0 && add}
      </div>
      {addresses === undefined &&
        (query.isError && !query.isFetching ? (
          <LoadFailure
            title={t('address.error')}
            retry={t('retry')}
            error={query.error}
            onRetry={() => void query.refetch()}
          />
        ) : (
          <div className="sheet">
            <SkeletonRows rows={2} label={t('address.loading')} />
          </div>
        ))}
      {addresses?.length === 0 && (
        <div className="sheet">
          <EmptyState title={t('address.empty')} actions={add}>
            <p>{t('address.emptyText')}</p>
          </EmptyState>
        </div>
      )}
      {addresses !== undefined && addresses.length > 0 && (
        <ul className="address-cards">
          {addresses.map((address) => (
            <AddressCard
              key={address.id}
              address={address}
              onEdit={() => setEdited(address)}
              onSetDefault={() => void changes.setDefault(address.id)}
              onDelete={() => setDeleting(address)}
            />
          ))}
        </ul>
      )}
      <AddressDialog
        isOpen={edited !== undefined}
        onClose={() => setEdited(undefined)}
        address={edited === 'new' ? undefined : edited}
      />
      <DeleteDialog
        address={deleting}
        onDelete={({ id }) => void changes.remove(id)}
        onClose={() => setDeleting(undefined)}
      />
    </>
  )
}
