import type { ProductId } from '@pinline/events/ids'
import type { BinEvent } from '@pinline/events/order/bin-event'

/** Where the pieces of one product lie. */
export interface Bin {
  readonly bin: string | null
}

export const noBin: Bin = { bin: null }

export const binStreamOf = (productId: ProductId): string => `bin-${productId}`

export const evolveBin = (_: Bin, { type, data }: BinEvent): Bin => {
  switch (type) {
    case 'bin-set':
      return { bin: data.bin }
    default:
      return type satisfies never
  }
}
