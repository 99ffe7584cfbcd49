import type { Lifecycle, ProductData } from '@pinline/events/catalogue/connector-part'
import type { Delivery } from '@pinline/events/catalogue/deliveries'
import type { PriceBreak } from '@pinline/events/catalogue/price-set'
import type { ProductDocument } from '@pinline/events/catalogue/product-document'
import type { ProductRelation } from '@pinline/events/catalogue/product-relation'
import type { ProductId } from '@pinline/events/ids'
import type { CurrencyCode } from '@pinline/events/money'

/** The stock stream's part of a row; available = received + adjusted − reserved − sold. */
export interface StockPart {
  readonly received: number
  readonly adjusted: number
  readonly reserved: number
  readonly sold: number
  readonly madeToOrderSold: number
  /** At so many available pieces the part is bought again; absent until one is set. */
  readonly reorderLevel?: number | null
  /** Announced deliveries, earliest first. */
  readonly deliveries: readonly Delivery[]
}

/** A product over its three streams: each part is there once its stream has begun, in any order. */
export interface ProductsRow {
  readonly product?: {
    readonly data: ProductData
    /** ISO 8601: when it was added to the catalogue. */
    readonly addedAt: string
    readonly lifecycle: Lifecycle
    readonly replacement: ProductId | null
    readonly documents: readonly ProductDocument[]
    /** Absent until the part states one. */
    readonly relations?: readonly ProductRelation[]
    /** Neither listed nor sold; the row is kept. */
    readonly withdrawn: boolean
  }
  /** ISO 8601: when the part's data or prices last changed; its stock does not count. */
  readonly changedAt?: string
  /** Explicit price breaks by currency. */
  readonly price?: Readonly<Partial<Record<CurrencyCode, readonly PriceBreak[]>>>
  readonly stock?: StockPart
}

export const noStockPart: StockPart = {
  received: 0,
  adjusted: 0,
  reserved: 0,
  sold: 0,
  madeToOrderSold: 0,
  deliveries: [],
}

export const availableOf = (stock: StockPart | undefined): number =>
  stock === undefined ? 0 : stock.received + stock.adjusted - stock.reserved - stock.sold
