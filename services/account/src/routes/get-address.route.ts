import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { getAddress } from '@pinline/contracts/account/buyer/get-address'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { AccountDeps } from '../account-deps.ts'
import { freightZoneOf } from '../regions/countries.ts'
import { named } from '../regions/named-address.ts'

export const getAddressRoute = ({ buyers }: AccountDeps): Route =>
  route(getAddress, async ({ buyerId, addressId }, { language }) => {
    const buyer = await buyers.load(buyerId)
    const wanted = addressId ?? buyer?.defaultAddressId
    const booked = buyer?.addresses.find((known) => known.addressId === wanted)
    const address = booked === undefined ? undefined : await buyers.currentAddress(booked)
    if (booked === undefined || address === undefined) return rejection('address-not-found')
    return result({
      ...booked,
      address: named(address, language),
      freightZone: freightZoneOf(address.country) ?? 'rest',
    })
  })
