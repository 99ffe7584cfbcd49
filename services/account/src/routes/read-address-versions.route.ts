import { answer } from '@pinline/chassis/http/answer'
import { type Route, route } from '@pinline/chassis/http/route'
import { readAddressVersions } from '@pinline/contracts/account/buyer/read-address-versions'
import type { AccountParts } from '../account-parts.ts'
import { named } from '../regions/named-address.ts'

export const readAddressVersionsRoute = ({ buyers }: AccountParts): Route =>
  route(readAddressVersions, async ({ addressRefs }, { language }) => {
    const addresses = await buyers.addresses(addressRefs)
    return answer({ addresses: addresses.map((address) => (address === undefined ? null : named(address, language))) })
  })
