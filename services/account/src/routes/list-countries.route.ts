import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { listCountries } from '@pinline/contracts/account/buyer/list-countries'
import { byName, countryCodes, countryName } from '../regions/countries.ts'
import { zoneUseOf } from '../regions/zone-use.ts'
import { hasZones } from '../regions/zones.ts'

export const listCountriesRoute = (): Route =>
  route(listCountries, async (_input, { language }) =>
    result(
      countryCodes
        .map((code) => ({
          code,
          name: countryName(code, language),
          hasZones: hasZones(code),
          zoneUse: zoneUseOf(code),
        }))
        .sort(byName(language)),
    ),
  )
