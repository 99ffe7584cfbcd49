import type { Decider } from '@pinline/chassis/domain/decider'
import { type FreightEvent, freightEvent } from '@pinline/events/order/freight-event'
import { type DefineFreight, decideDefineFreight } from './define-freight.ts'
import { evolveFreight, type Freight, noFreight } from './freight.ts'
import { decideSetFreight, type SetFreight } from './set-freight.ts'

type FreightCommand = DefineFreight | SetFreight

/** Decides about the freight table. */
export const freightDecider: Decider<Freight, FreightCommand, FreightEvent> = {
  streamType: 'freight-table',
  initial: noFreight,
  evolve: evolveFreight,
  eventSchema: freightEvent,
  decide: (state, command) => {
    switch (command.type) {
      case 'define-freight':
        return decideDefineFreight(state, command)
      case 'set-freight':
        return decideSetFreight(state, command)
      default:
        return command satisfies never
    }
  },
}
