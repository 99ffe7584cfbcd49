import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { rejection } from '@pinline/contracts/api/error-codes'
import { getTracking } from '@pinline/contracts/order/order/get-tracking'
import type { OrderDeps } from '../order-deps.ts'
import { ordersProjection } from '../read-models/orders/orders.projection.ts'
import { findOrder } from '../read-models/orders/orders.query.ts'
import { newestFirst, trackParcels } from '../tracking/track-parcels.ts'
import { openEntries } from '../tracking/tracking-source.ts'

export const getTrackingRoute = (platform: OrderDeps) =>
  route(
    getTracking,
    async (input, { language }) => {
      const row = await findOrder(platform, input.orderNo)
      if (row === undefined || !row.listed) return rejection('order-not-found')
      const { orderNo, status, carrier, trackingNumber, shippedAt } = row
      const tracking = await trackParcels(platform, row, language)
      return result({
        orderNo,
        status,
        carrier,
        trackingNumber,
        shippedAt,
        parcels: row.parcels.map((parcel, place) => ({
          parcelNo: parcel.parcelNo,
          carrier: parcel.carrier,
          trackingNumber: parcel.trackingNumber,
          shippedAt: parcel.shippedAt,
          carrierPage: tracking[place]?.carrierPage ?? null,
          logistics: openEntries(tracking[place]?.logistics ?? []),
        })),
        logistics: openEntries(newestFirst(tracking.flatMap(({ logistics }) => logistics))),
      })
    },
    { waitsFor: [ordersProjection] },
  )
