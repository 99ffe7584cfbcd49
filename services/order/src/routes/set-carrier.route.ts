import { commandRoute } from '@pinline/chassis/http/command-route'
import { rejection } from '@pinline/contracts/api/error-codes'
import { setCarrier } from '@pinline/contracts/order/carrier/set-carrier'
import { invalidateCarriers } from '../carriers/carrier-store.ts'
import { toCarrier } from '../carriers/to-carrier.ts'
import { carrierOf, carriersStreamId } from '../domain/carriers/carriers.ts'
import { carriersDecider } from '../domain/carriers/carriers-decider.ts'
import type { OrderDeps } from '../order-deps.ts'

export const setCarrierRoute = (platform: OrderDeps) =>
  commandRoute(platform, setCarrier, carriersDecider, {
    toCommand: ({ trackingPage, ...input }) => ({
      streamId: carriersStreamId,
      command: { type: 'set-carrier', ...input, trackingPage: trackingPage === '' ? null : trackingPage } as const,
    }),
    toOutput: ({ state }, { input: { code } }) => {
      invalidateCarriers(platform)
      const known = carrierOf(state, code)
      return known === undefined ? rejection('version-conflict', { data: { version: 0 } }) : toCarrier(known)
    },
  })
