import type { NamedAddress } from '@pinline/contracts/account/buyer/address'
import type { ReactNode } from 'react'

/** An address as formatted lines, without its name. */
export function AddressLines({ address }: { address: NamedAddress }): ReactNode {
  const { city, zoneName, zone, zipcode, countryName, country, phone } = address
  return (
    <>
      <span>{address.address}</span>
      <span>{[city, zoneName || zone, zipcode].filter((part) => part !== '').join(', ')}</span>
      <span>{countryName || country}</span>
      <span className="small figure">{phone}</span>
    </>
  )
}
