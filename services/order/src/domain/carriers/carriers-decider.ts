import type { Decider } from '@pinline/chassis/domain/decider'
import { type CarrierEvent, carrierEvent } from '@pinline/events/order/carrier-event'
import { type Carriers, evolveCarriers, noCarriers } from './carriers.ts'
import { type DefineCarriers, decideDefineCarriers } from './define-carriers.ts'
import { decideSetCarrier, type SetCarrier } from './set-carrier.ts'

type CarrierCommand = DefineCarriers | SetCarrier

/** Decides about the list of carriers. */
export const carriersDecider: Decider<Carriers, CarrierCommand, CarrierEvent> = {
  streamType: 'carriers',
  initial: noCarriers,
  evolve: evolveCarriers,
  eventSchema: carrierEvent,
  decide: (state, command) => {
    switch (command.type) {
      case 'define-carriers':
        return decideDefineCarriers(state, command)
      case 'set-carrier':
        return decideSetCarrier(state, command)
      default:
        return command satisfies never
    }
  },
}
