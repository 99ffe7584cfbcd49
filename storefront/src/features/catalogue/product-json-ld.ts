import type { ProductDetail } from '@pinline/catalogue/contract/show-product'
import { currencyDigits, type UnitPrice } from '@pinline/events/money'
import { localisedPath } from '../../app/language.ts'
import type { AppContext } from '../../app/router-context.ts'

function decimal(price: UnitPrice): string {
  return (price.amount / 10 ** price.scale).toFixed(Math.max(price.scale, currencyDigits[price.currency]))
}

const AVAILABILITY = {
  in: 'https://schema.org/InStock',
  low: 'https://schema.org/LimitedAvailability',
  out: 'https://schema.org/OutOfStock',
  'made-to-order': 'https://schema.org/MadeToOrder',
} as const

/** A part after schema.org: Product with an offer for each price break. */
export function productJsonLd(product: ProductDetail, { origin, language }: AppContext): Record<string, unknown> {
  const url = origin + localisedPath(language, `/productDetail/${product.id}`)
  const offers = product.priceBreaks.map(({ from, unitPrice }) => ({
    '@type': 'Offer',
    url,
    price: decimal(unitPrice),
    priceCurrency: unitPrice.currency,
    availability: AVAILABILITY[product.stock_status],
    itemCondition: 'https://schema.org/NewCondition',
    eligibleQuantity: { '@type': 'QuantitativeValue', minValue: from, unitCode: 'C62' },
  }))
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    mpn: product.model,
    sku: product.id,
    category: product.categoryName,
    description: product.description,
    url,
    brand: { '@type': 'Brand', name: product.manufacturer },
    ...(offers.length > 0 ? { offers } : {}),
  }
}
