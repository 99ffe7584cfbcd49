import type { Decider } from '@pinline/chassis/domain/decider'
import { type PriceEvent, priceEvent } from '@pinline/events/catalogue/price-event'
import { evolvePrice, type Price } from './price.ts'
import { type SetPrice, setPrice } from './set-price.ts'

/** Prices are a stream of their own: they change more often than a part, and an import must not conflict with them. */
export const priceDecider: Decider<Price, SetPrice, PriceEvent> = {
  streamType: 'price',
  initial: {},
  evolve: evolvePrice,
  factSchema: priceEvent,
  decide: setPrice,
}
