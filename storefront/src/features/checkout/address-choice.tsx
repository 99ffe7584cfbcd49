import type { AddressRow } from '@pinline/contracts/account/buyer/address'
import { Button } from '@pinline/ui/design/button.tsx'
import { FieldError } from '@pinline/ui/design/field-error.tsx'
import { Plus } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from '../../app/use-translation.ts'
import { AddressDialog } from '../account/address-dialog.tsx'
import { AddressLines } from '../account/address-lines.tsx'

interface AddressChoiceProps {
  readonly addresses: readonly AddressRow[]
  readonly chosenId: AddressRow['id'] | undefined
  readonly onChoose: (id: AddressRow['id']) => void
  /** An address was added or changed: its preview must be computed again. */
  readonly onSaved: (id: AddressRow['id']) => void
  /** The person tried to order without one. */
  readonly isMissing: boolean
}

/** The delivery address: one of the address book, or a new one. */
export function AddressChoice({ addresses, chosenId, onChoose, onSaved, isMissing }: AddressChoiceProps): ReactNode {
  const { t } = useTranslation('checkout')
  const { t: tAccount } = useTranslation('account')
  const missingId = useId()
  const [edited, setEdited] = useState<AddressRow | 'new'>()
  return (
    <>
      <FieldError message={isMissing ? t('deliver.choose') : undefined} id={missingId} />
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
        <Button
          tone={addresses.length === 0 ? 'outline' : 'quiet'}
          onPress={() => setEdited('new')}
          aria-describedby={missingId}
        >
          <Plus className="icon" aria-hidden="true" />
          {t(addresses.length === 0 ? 'deliver.first' : 'deliver.another')}
        </Button>
      </div>
      <AddressDialog
        isOpen={edited !== undefined}
        onClose={() => setEdited(undefined)}
        address={edited === 'new' ? undefined : edited}
        saveLabel={tAccount('address.saveHere')}
        onSaved={(address) => onSaved(address.id)}
      />
    </>
  )
}
