import type { Decider } from '@pinline/chassis/domain/decider'
import { type PriceEvent, priceEvent } from '@pinline/events/catalogue/price-event'
import { type ClearPrice, clearPrice } from './clear-price.ts'
import { evolvePrice, type Price } from './price.ts'
import { type SetPrice, setPrice } from './set-price.ts'

export type PriceCommand = SetPrice | ClearPrice

/** Prices have their own stream: they change more often than a part, and an import must not conflict with them. */
export const priceDecider: Decider<Price, PriceCommand, PriceEvent> = {
  streamType: 'price',
  initial: {},
  evolve: evolvePrice,
  eventSchema: priceEvent,
  decide: (state, command) => {
    switch (command.type) {
      case 'set-price':
        return setPrice(state, command)
      case 'clear-price':
        return clearPrice(state, command)
      default:
        return command satisfies never
    }
  },
}
