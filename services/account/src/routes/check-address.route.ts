import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { checkAddress } from '@pinline/contracts/account/buyer/check-address'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { freightZoneOf } from '../regions/countries.ts'
import { checkedAddress, named } from '../regions/named-address.ts'

export const checkAddressRoute = (): Route =>
  route(checkAddress, async (input, { language }) => {
    const address = checkedAddress(input.address)
    if (isRejection(address)) return address
    return result({ address: named(address, language), freightZone: freightZoneOf(address.country) ?? 'rest' })
  })
