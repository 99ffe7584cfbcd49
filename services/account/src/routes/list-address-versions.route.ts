import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { listAddressVersions } from '@pinline/contracts/account/buyer/list-address-versions'
import type { AccountDeps } from '../account-deps.ts'
import { freightZoneOf } from '../regions/countries.ts'
import { named } from '../regions/named-address.ts'

export const listAddressVersionsRoute = ({ buyers }: AccountDeps): Route =>
  route(listAddressVersions, async ({ addressRefs }, { language }) => {
    const addresses = await buyers.addresses(addressRefs)
    return result({
      addresses: addresses.map((address) => (address === undefined ? null : named(address, language))),
      freightZones: addresses.map((address) =>
        address === undefined ? null : (freightZoneOf(address.country) ?? 'rest'),
      ),
    })
  })
