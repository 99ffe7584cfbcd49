import type { AddressRow } from '@pinline/contracts/account/buyer/address'
import { Button } from '@pinline/ui/design/button.tsx'
import { EmptyState } from '@pinline/ui/design/empty-state.tsx'
import { SkeletonRows } from '@pinline/ui/design/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { LoadFailure } from '../../app/load-failure.tsx'
import { useAppContext } from '../../app/use-app-context.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { AddressDialog } from './address-dialog.tsx'
import { AddressLines } from './address-lines.tsx'
import { listAddressesQuery } from './addresses.queries.ts'
import { RemoveAddressDialog } from './remove-address-dialog.tsx'
import { useSetDefaultAddress } from './set-default-address.mutation.ts'

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

/** The address book: add, edit, delete after confirmation, set default. */
export function AddressesTab(): ReactNode {
  const { t } = useTranslation('account')
  const query = useQuery({ ...listAddressesQuery(useAppContext()), staleTime: 0 })
  const setDefaultAddress = useSetDefaultAddress()
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
              onSetDefault={() => void setDefaultAddress(address.id)}
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
      <RemoveAddressDialog address={deleting} onClose={() => setDeleting(undefined)} />
    </>
  )
}
