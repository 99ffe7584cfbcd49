import { rejection } from '@pinline/chassis/contract/error-codes'
import { answer } from '@pinline/chassis/http/answer'
import { type Route, route } from '@pinline/chassis/http/route'
import type { AccountParts } from '../account-parts.ts'
import { readAddressVersion } from '../contract/read-address-version.ts'
import { named } from '../regions/named-address.ts'

export const readAddressVersionRoute = ({ buyers }: AccountParts): Route =>
  route(readAddressVersion, async ({ addressRef }, { language }) => {
    if (!addressRef.startsWith('address-')) return rejection('address-not-found')
    const address = await buyers.address(addressRef)
    return address === undefined ? rejection('address-not-found') : answer(named(address, language))
  })
