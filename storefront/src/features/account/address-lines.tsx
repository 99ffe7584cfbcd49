import type { NamedAddress } from '@pinline/contracts/account/buyer/address'
import { postalLines } from '@pinline/contracts/account/buyer/postal-address'
import type { ReactNode } from 'react'
import { useTranslation } from '../../app/use-translation.ts'

/** An address as its country prints it, without its name. */
export function AddressLines({ address }: { address: NamedAddress }): ReactNode {
  const { t } = useTranslation('account')
  return (
    <>
      {postalLines(address, { withName: false }).map((line) => (
        <span key={line}>{line}</span>
      ))}
      <span className="small figure">{address.phone}</span>
      {address.taxNumber !== '' && (
        <span className="small">{t('address.taxNumber', { number: address.taxNumber })}</span>
      )}
    </>
  )
}
