import type { AddressRow } from '@pinline/account/contract/address'
import { Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../design/button.tsx'
import { AddressDialog } from '../account/address-dialog.tsx'
import { AddressLines } from '../account/address-lines.tsx'

interface AddressChoiceProps {
  readonly addresses: readonly AddressRow[]
  readonly chosenId: AddressRow['id'] | undefined
  readonly onChoose: (id: AddressRow['id']) => void
}

/** Where to deliver: one of the address book, or a new one that is added in place. */
export function AddressChoice({ addresses, chosenId, onChoose }: AddressChoiceProps): ReactNode {
  const { t } = useTranslation('checkout')
  const { t: tAccount } = useTranslation('account')
  const [edited, setEdited] = useState<AddressRow | 'new'>()
  return (
    <>
      {addresses.length === 0 && <p className="checkout-hint">{t('deliver.none')}</p>}
      <div className="choice-cards" role="radiogroup" aria-labelledby="checkout-deliver">
        {addresses.map((address) => (
          <div key={address.id} className="choice-card" data-chosen={address.id === chosenId ? '' : undefined}>
            <label>
              <input
                type="radio"
                name="address"
                checked={address.id === chosenId}
                onChange={() => onChoose(address.id)}
              />
              <span className="address-text">
                <span>
                  <b>{address.name}</b>{' '}
                  {address.isDefault && <span className="tag tag-ok">{t('deliver.default')}</span>}
                </span>
                <AddressLines address={address} />
              </span>
            </label>
            <button
              type="button"
              className="link-button"
              aria-label={t('deliver.editName', { name: address.name })}
              onClick={() => setEdited(address)}
            >
              {t('deliver.edit')}
            </button>
          </div>
        ))}
      </div>
      <div className="checkout-add">
        <Button tone={addresses.length === 0 ? 'outline' : 'quiet'} onPress={() => setEdited('new')}>
          <Plus className="icon" aria-hidden="true" />
          {t(addresses.length === 0 ? 'deliver.first' : 'deliver.another')}
        </Button>
      </div>
      <AddressDialog
        isOpen={edited !== undefined}
        onClose={() => setEdited(undefined)}
        address={edited === 'new' ? undefined : edited}
        saveLabel={tAccount('address.saveHere')}
        onSaved={(address) => onChoose(address.id)}
      />
    </>
  )
}
