import type { StockEvent } from '@pinline/events/catalogue/stock-event'
import type { StockCommand } from './stock-decider.ts'

/** Somebody has set the number right: a count from before says nothing about the number since. */
export const isCorrection = ({ type }: { readonly type: string }): boolean => type === 'stock-adjusted'

/**
 * Which events since the editor's version make a command a conflict. Orders change the stock of a part that sells every
 * second, but not what staff decide on: received pieces add up with anything; a correction rests on a count, so it
 * conflicts with what staff have booked since; a delivery is edited as it was seen.
 */
export const conflictsWith = (command: StockCommand): ((event: StockEvent) => boolean) => {
  switch (command.type) {
    case 'adjust-stock':
      return ({ type }) => type === 'stock-received' || type === 'stock-adjusted'
    case 'announce-delivery':
    case 'withdraw-delivery':
      return (event) => changesDelivery(event, command.deliveryId)
    case 'receive-stock':
    case 'reserve-stock':
    case 'reduce-reservation':
    case 'release-stock':
    case 'sell-stock':
    case 'count-made-to-order':
    case 'record-reservation-paid':
    case 'take-stock-for-replacement':
    case 'return-stock-from-replacement':
      return () => false
    case 'set-reorder-level':
      return ({ type }) => type === 'reorder-level-set'
    default:
      return command satisfies never
  }
}

/** Pieces received without a delivery's id count against the earliest, which may be this one; returned ones against none. */
const changesDelivery = (event: StockEvent, deliveryId: string): boolean => {
  switch (event.type) {
    case 'delivery-announced':
    case 'delivery-withdrawn':
      return event.data.deliveryId === deliveryId
    case 'stock-received':
      return event.data.deliveryId === undefined ? !event.data.returned : event.data.deliveryId === deliveryId
    case 'incoming-stock-announced':
      return true
    case 'stock-adjusted':
    case 'stock-reserved-for-order':
    case 'stock-released-from-order':
    case 'stock-sold-in-parcel':
    case 'stock-sold-to-order':
    case 'made-to-order-sold':
    case 'early-release-noted':
    case 'reservation-paid':
    case 'reservation-reduced':
    case 'stock-taken-for-replacement':
    case 'stock-returned-from-replacement':
    case 'reorder-level-set':
    case 'stock-fell-low':
    case 'stock-recovered':
      return false
    default:
      return event satisfies never
  }
}
