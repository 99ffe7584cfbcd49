import type { ProductDetail } from '@pinline/contracts/catalogue/product/get-product-detail'
import { currencyDigits, type UnitPrice } from '@pinline/events/money'
import { localisedPath } from '../../app/language.ts'
import type { AppContext } from '../../app/router-context.ts'

type Thing = Readonly<Record<string, unknown>>

function decimal(price: UnitPrice): string {
  return (price.amount / 10 ** price.scale).toFixed(Math.max(price.scale, currencyDigits[price.currency]))
}

const AVAILABILITY = {
  in: 'https://schema.org/InStock',
  low: 'https://schema.org/LimitedAvailability',
  out: 'https://schema.org/BackOrder',
  'made-to-order': 'https://schema.org/MadeToOrder',
} as const

/** Units as UN/CEFACT codes, as schema.org requires. */
const UNIT_CODES: Readonly<Record<string, string>> = {
  mm: 'MMT',
  A: 'AMP',
  V: 'VLT',
  g: 'GRM',
  '°C': 'CEL',
  N: 'NEW',
  Ω: 'OHM',
  'mm²': 'MMK',
}

/** One offer per price break within an aggregate offer; undefined for a part that cannot be bought. */
function offersOf(product: ProductDetail, url: string): Thing | undefined {
  const prices = product.priceBreaks.map(({ unitPrice }) => Number(decimal(unitPrice)))
  const currency = product.priceBreaks[0]?.unitPrice.currency
  if (currency === undefined) return undefined
  const availability =
    product.lifecycle === 'discontinued' && product.stock === 0
      ? 'https://schema.org/Discontinued'
      : AVAILABILITY[product.stock_status]
  return {
    '@type': 'AggregateOffer',
    lowPrice: Math.min(...prices).toString(),
    highPrice: Math.max(...prices).toString(),
    priceCurrency: currency,
    offerCount: prices.length,
    availability,
    offers: product.priceBreaks.map(({ from, unitPrice }) => ({
      '@type': 'Offer',
      url,
      price: decimal(unitPrice),
      priceCurrency: unitPrice.currency,
      availability,
      itemCondition: 'https://schema.org/NewCondition',
      eligibleQuantity: { '@type': 'QuantitativeValue', minValue: from, unitCode: 'C62' },
    })),
  }
}

const propertiesOf = ({ attributes }: ProductDetail): Thing[] =>
  attributes.flatMap(({ id, title, unit, value }) =>
    value === null
      ? []
      : [
          {
            '@type': 'PropertyValue',
            propertyID: id,
            name: title,
            value,
            ...(unit !== null && UNIT_CODES[unit] !== undefined ? { unitCode: UNIT_CODES[unit], unitText: unit } : {}),
          },
        ],
  )

/** Path of the picture that sharers and search engines show of a part. */
export const shareOf = ({ id }: Pick<ProductDetail, 'id'>, language: string): string =>
  `/share/part.png?id=${id}&lang=${language}`

/** A part and its breadcrumb as JSON-LD. Source: schema.org, Product and BreadcrumbList. */
export function productJsonLd(product: ProductDetail, { origin, language, i18n }: AppContext): Thing[] {
  const address = (path: string): string => origin + localisedPath(language, path)
  const url = address(`/productDetail/${product.id}`)
  const offers = offersOf(product, url)
  const properties = propertiesOf(product)
  // By name alone they would be products without an offer, which search engines report as faults.
  const named = (parts: readonly { readonly id: string }[]) =>
    parts.map(({ id }) => ({ '@id': address(`/productDetail/${id}`) }))
  const similar = named([...product.recommended, ...product.alternatives])
  const related = named([...product.mates, ...product.accessories])
  const fitted = named(product.accessoryOf)
  const successor = product.replacementPart
  const places = [
    { name: i18n.t('shell:home'), item: address('/index') },
    { name: product.categoryName, item: address(`/product/${product.categoryId}/${product.categoryId}`) },
    { name: product.model, item: url },
  ]
  return [
    {
      '@context': 'https://schema.org',
      // Only a model has a successor.
      '@type': successor === null ? 'Product' : ['Product', 'ProductModel'],
      '@id': url,
      url,
      name: product.name,
      mpn: product.model,
      sku: product.id,
      category: product.categoryName,
      description: product.text === '' ? product.description : product.text,
      image:
        product.geometry === 'none'
          ? `${origin}${shareOf(product, language)}`
          : [`${origin}${shareOf(product, language)}`, `${origin}/drawings/${product.id}.svg`],
      brand: { '@type': 'Brand', name: product.manufacturer },
      manufacturer: { '@type': 'Organization', name: product.manufacturer },
      weight: { '@type': 'QuantitativeValue', value: product.weight, unitCode: 'GRM' },
      countryOfOrigin: { '@type': 'Country', name: product.origin },
      ...(properties.length === 0 ? {} : { additionalProperty: properties }),
      ...(successor === null ? {} : { predecessorOf: named([successor])[0] }),
      ...(related.length === 0 ? {} : { isRelatedTo: related }),
      ...(fitted.length === 0 ? {} : { isAccessoryOrSparePartFor: fitted }),
      ...(similar.length === 0 ? {} : { isSimilarTo: similar }),
      ...(offers === undefined ? {} : { offers }),
    },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: places.map(({ name, item }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item,
      })),
    },
  ]
}
