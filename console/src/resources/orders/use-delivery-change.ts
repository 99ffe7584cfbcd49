import { listCountries } from '@pinline/contracts/account/buyer/list-countries'
import { listZones } from '@pinline/contracts/account/buyer/list-zones'
import {
  deliveryAddress,
  previewDeliveryChangeByStaff,
} from '@pinline/contracts/order/order/preview-delivery-change-by-staff'
import { useApi } from '@pinline/ui/api-client/api-context'
import { CallRefused } from '@pinline/ui/api-client/outcome'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { type FieldErrors, fieldErrorsOf } from '../../layout/field-errors.ts'
import { type WrittenAddress, withoutPrefix } from './written-address.ts'

type DeliveryAddress = z.output<typeof deliveryAddress>

/** The countries, and the zones of one of them. */
export const usePlaces = (country: string) => {
  const api = useApi()
  const { data: countries = [] } = useQuery({
    queryKey: ['settings', 'countries'],
    queryFn: () => api.read(listCountries, {}, { silent: true }),
  })
  const { data: zones = [] } = useQuery({
    queryKey: ['zones', country],
    queryFn: () => api.read(listZones, { country }, { silent: true }),
    enabled: country !== '',
  })
  return { countries, zones }
}

/** The address as it would be sent, or its errors by field. */
export const readAddress = (
  written: WrittenAddress,
): { readonly address: DeliveryAddress } | { readonly errors: FieldErrors } => {
  const read = deliveryAddress.safeParse(written)
  return read.success ? { address: read.data } : { errors: fieldErrorsOf(deliveryAddress, written) }
}

/**
 * What the delivery to an address, or to the present one, would cost by each method. While a new one is read the last one is
 * shown, so that nothing moves under a pointer.
 */
export const useDeliveryOffers = (orderNo: string, version: number, address: DeliveryAddress | undefined) => {
  const api = useApi()
  const client = useQueryClient()
  const optionsOf = (to: DeliveryAddress | undefined) => ({
    queryKey: ['orders', 'delivery-change', orderNo, version, to ?? null],
    queryFn: () =>
      api.read(
        previewDeliveryChangeByStaff,
        { orderNo, ...(to === undefined ? {} : { deliverTo: to }) },
        { silent: true },
      ),
    retry: false,
  })
  const query = useQuery({ ...optionsOf(address), placeholderData: keepPreviousData, staleTime: 0 })
  const errors = query.error instanceof CallRefused ? withoutPrefix(query.error.refused.errors) : {}
  return {
    preview: query.data,
    errors,
    failure: query.error,
    /** Joins a request that is under way; undefined if it fails, which the query shows. */
    latest: async (to: DeliveryAddress | undefined) => {
      try {
        return await client.fetchQuery({ ...optionsOf(to), staleTime: 1000 })
      } catch {
        return undefined
      }
    },
  }
}
