import type { StockEvent } from '@pinline/events/catalogue/stock-event'

/** Change of available pieces by an event, negative for fewer. */
export const changeOfAvailable = (event: StockEvent): number => {
  switch (event.type) {
    case 'stock-received':
    case 'stock-adjusted':
    case 'stock-released-from-order':
    case 'reservation-reduced':
    case 'stock-returned-from-replacement':
      return event.data.quantity
    case 'stock-reserved-for-order':
    case 'stock-taken-for-replacement':
      return -event.data.quantity
    case 'reservation-paid':
    case 'stock-sold-in-parcel':
    case 'stock-sold-to-order':
    case 'made-to-order-sold':
    case 'early-release-noted':
    case 'incoming-stock-announced':
    case 'delivery-announced':
    case 'delivery-withdrawn':
    case 'reorder-level-set':
    case 'stock-fell-low':
    case 'stock-recovered':
      return 0
    default:
      return event satisfies never
  }
}
