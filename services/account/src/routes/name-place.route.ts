import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { namePlace } from '@pinline/contracts/account/buyer/name-place'
import { namesOf } from '../regions/named-address.ts'

export const namePlaceRoute = (): Route =>
  route(namePlace, async (place, { language }) => result(namesOf(place, language)))
