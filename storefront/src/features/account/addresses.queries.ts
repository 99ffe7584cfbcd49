import { getMe } from '@pinline/contracts/account/buyer/get-me'
import { listAddresses } from '@pinline/contracts/account/buyer/list-addresses'
import { listCountries } from '@pinline/contracts/account/buyer/list-countries'
import { listZones } from '@pinline/contracts/account/buyer/list-zones'
import { queryOptions } from '@tanstack/react-query'
import type { AppContext } from '../../app/router-context.ts'

export const addressesKey = ['addresses'] as const

/** The last chosen address has to become the default: commands on the address book are sent in order. */
export const addressScope = 'addresses'

export const listAddressesQuery = ({ api }: AppContext) =>
  queryOptions({
    queryKey: addressesKey,
    queryFn: ({ signal }) => api.read(listAddresses, {}, { signal, silent: true }),
  })

export const listCountriesQuery = ({ api, language }: AppContext) =>
  queryOptions({
    queryKey: ['countries', language],
    queryFn: ({ signal }) => api.read(listCountries, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

export const listZonesQuery = ({ api, language }: AppContext, country: string) =>
  queryOptions({
    queryKey: ['zones', language, country],
    queryFn: ({ signal }) => api.read(listZones, { country }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: country !== '',
  })

export const getMeQuery = ({ api }: AppContext) =>
  queryOptions({ queryKey: ['me'], queryFn: ({ signal }) => api.read(getMe, {}, { signal, silent: true }) })
