import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { listZones } from '@pinline/contracts/account/buyer/list-zones'
import { zonesOf } from '../regions/zones.ts'

export const listZonesRoute = (): Route =>
  route(listZones, async ({ country }, { language }) => result(zonesOf(country, language)))
