import { answer } from '@pinline/chassis/http/answer'
import { type Route, route } from '@pinline/chassis/http/route'
import { readAddress } from '@pinline/contracts/account/buyer/read-address'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { AccountParts } from '../account-parts.ts'
import { freightZoneOf } from '../regions/countries.ts'
import { named } from '../regions/named-address.ts'

export const readAddressRoute = ({ buyers }: AccountParts): Route =>
  route(readAddress, async ({ buyerId, addressId }, { language }) => {
    const buyer = await buyers.load(buyerId)
    const wanted = addressId ?? buyer?.defaultAddressId
    const booked = buyer?.addresses.find((known) => known.addressId === wanted)
    const address = booked === undefined ? undefined : await buyers.address(booked.addressRef)
    if (booked === undefined || address === undefined) return rejection('address-not-found')
    return answer({
      ...booked,
      address: named(address, language),
      freightZone: freightZoneOf(address.country) ?? 'rest',
    })
  })
