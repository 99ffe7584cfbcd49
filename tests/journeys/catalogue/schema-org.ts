import { z } from 'zod'

const article = {
  headline: ['Text'],
  inLanguage: ['Text'],
  datePublished: ['Date'],
  dateModified: ['Date'],
  author: ['Organization'],
  publisher: ['Organization'],
}

/**
 * The schema.org types that the shop uses: each property with its allowed kinds of values. `Text`, `URL`, `Number`,
 * `Integer`, `Boolean` and `Date` are plain; a name in lower case is a list of known values.
 */
const vocabulary: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  Thing: {
    name: ['Text'],
    description: ['Text'],
    url: ['URL'],
    image: ['URL', 'ImageObject'],
    identifier: ['Text', 'URL', 'PropertyValue'],
    sameAs: ['URL'],
    mainEntityOfPage: ['URL'],
    alternateName: ['Text'],
  },
  Product: {
    mpn: ['Text'],
    sku: ['Text'],
    productID: ['Text'],
    model: ['Text'],
    category: ['Text', 'URL'],
    brand: ['Brand', 'Organization'],
    manufacturer: ['Organization'],
    offers: ['Offer', 'AggregateOffer'],
    weight: ['QuantitativeValue'],
    width: ['QuantitativeValue'],
    depth: ['QuantitativeValue'],
    height: ['QuantitativeValue'],
    additionalProperty: ['PropertyValue'],
    countryOfOrigin: ['Country'],
    isSimilarTo: ['Product'],
    isRelatedTo: ['Product'],
    isVariantOf: ['ProductGroup'],
    itemCondition: ['itemCondition'],
    material: ['Text'],
    hasMeasurement: ['QuantitativeValue'],
    subjectOf: ['CreativeWork'],
  },
  Offer: {
    price: ['Number', 'Text'],
    priceCurrency: ['currency'],
    availability: ['availability'],
    itemCondition: ['itemCondition'],
    eligibleQuantity: ['QuantitativeValue'],
    priceSpecification: ['PriceSpecification', 'UnitPriceSpecification'],
    seller: ['Organization'],
    deliveryLeadTime: ['QuantitativeValue'],
    inventoryLevel: ['QuantitativeValue'],
    availabilityStarts: ['Date'],
    priceValidUntil: ['Date'],
    sku: ['Text'],
    mpn: ['Text'],
    itemOffered: ['Product'],
  },
  AggregateOffer: {
    lowPrice: ['Number', 'Text'],
    highPrice: ['Number', 'Text'],
    offerCount: ['Integer'],
    priceCurrency: ['currency'],
    availability: ['availability'],
    itemCondition: ['itemCondition'],
    offers: ['Offer'],
    seller: ['Organization'],
    inventoryLevel: ['QuantitativeValue'],
    deliveryLeadTime: ['QuantitativeValue'],
    eligibleQuantity: ['QuantitativeValue'],
  },
  PriceSpecification: {
    price: ['Number', 'Text'],
    priceCurrency: ['currency'],
    minPrice: ['Number'],
    maxPrice: ['Number'],
    eligibleQuantity: ['QuantitativeValue'],
    valueAddedTaxIncluded: ['Boolean'],
    validFrom: ['Date'],
    validThrough: ['Date'],
  },
  UnitPriceSpecification: {
    price: ['Number', 'Text'],
    priceCurrency: ['currency'],
    eligibleQuantity: ['QuantitativeValue'],
    referenceQuantity: ['QuantitativeValue'],
    unitCode: ['Text'],
    unitText: ['Text'],
    valueAddedTaxIncluded: ['Boolean'],
    minPrice: ['Number'],
    maxPrice: ['Number'],
  },
  QuantitativeValue: {
    value: ['Number', 'Text', 'Boolean'],
    minValue: ['Number'],
    maxValue: ['Number'],
    unitCode: ['Text', 'URL'],
    unitText: ['Text'],
    additionalProperty: ['PropertyValue'],
  },
  PropertyValue: {
    value: ['Number', 'Text', 'Boolean'],
    minValue: ['Number'],
    maxValue: ['Number'],
    unitCode: ['Text', 'URL'],
    unitText: ['Text'],
    propertyID: ['Text', 'URL'],
  },
  Brand: { logo: ['URL'] },
  Organization: {
    logo: ['URL'],
    legalName: ['Text'],
    email: ['Text'],
    telephone: ['Text'],
    contactPoint: ['ContactPoint'],
  },
  ContactPoint: { contactType: ['Text'], email: ['Text'], telephone: ['Text'] },
  WebSite: { inLanguage: ['Text'], publisher: ['Organization'], potentialAction: ['SearchAction'] },
  SearchAction: { target: ['EntryPoint'], 'query-input': ['Text'] },
  EntryPoint: { urlTemplate: ['Text'] },
  FAQPage: { mainEntity: ['Question'] },
  Question: { acceptedAnswer: ['Answer'] },
  Answer: { text: ['Text'] },
  NewsArticle: article,
  BlogPosting: article,
  Country: {},
  ProductGroup: { productGroupID: ['Text'], hasVariant: ['Product'], variesBy: ['Text', 'URL'], brand: ['Brand'] },
  CreativeWork: { encodingFormat: ['Text', 'URL'], inLanguage: ['Text'], about: ['Product'] },
  ImageObject: { contentUrl: ['URL'], caption: ['Text'], encodingFormat: ['Text'], width: ['Text'], height: ['Text'] },
  BreadcrumbList: { itemListElement: ['ListItem'], numberOfItems: ['Integer'], itemListOrder: ['Text'] },
  ItemList: { itemListElement: ['ListItem', 'Product'], numberOfItems: ['Integer'], itemListOrder: ['Text'] },
  ListItem: { position: ['Integer', 'Text'], item: ['Thing'], nextItem: ['ListItem'], previousItem: ['ListItem'] },
  WebPage: { breadcrumb: ['BreadcrumbList'], mainEntity: ['Thing'], inLanguage: ['Text'], isPartOf: ['WebPage'] },
  CollectionPage: { breadcrumb: ['BreadcrumbList'], mainEntity: ['Thing'], inLanguage: ['Text'], hasPart: ['Thing'] },
}

const site = 'https://schema.org/'
const known: Readonly<Record<string, readonly string[]>> = {
  availability: [
    ...['BackOrder', 'Discontinued', 'InStock', 'InStoreOnly', 'LimitedAvailability', 'MadeToOrder', 'OnlineOnly'],
    ...['OutOfStock', 'PreOrder', 'PreSale', 'Reserved', 'SoldOut'],
  ],
  itemCondition: ['DamagedCondition', 'NewCondition', 'RefurbishedCondition', 'UsedCondition'],
}

const thing = z.record(z.string(), z.unknown())
const typed = z.looseObject({ '@type': z.string() })

const isPlain = (kind: string, value: unknown): boolean => {
  switch (kind) {
    case 'Text':
      return typeof value === 'string' && value.trim() !== ''
    case 'URL':
      return typeof value === 'string' && URL.canParse(value) && /^https?:/.test(value)
    case 'Number':
      return typeof value === 'number'
        ? Number.isFinite(value)
        : typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value)
    case 'Integer':
      return Number.isInteger(value)
    case 'Boolean':
      return typeof value === 'boolean'
    case 'Date':
      return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value)
    case 'currency':
      return typeof value === 'string' && /^[A-Z]{3}$/.test(value)
    default:
      return typeof value === 'string' && (known[kind] ?? []).some((name) => value === site + name)
  }
}

const valueErrors = (value: unknown, kinds: readonly string[], where: string): string[] => {
  if (Array.isArray(value))
    return value.length === 0
      ? [`${where} is an empty list`]
      : value.flatMap((one, place) => valueErrors(one, kinds, `${where}[${place}]`))
  const own = typed.safeParse(value)
  if (own.success) {
    const type = own.data['@type']
    const fits = kinds.includes(type) || (kinds.includes('Thing') && vocabulary[type] !== undefined)
    return fits ? thingErrors(own.data, where) : [`${where} may not be a ${type}`]
  }
  if (thing.safeParse(value).data?.['@id'] !== undefined) return []
  if (kinds.includes('Thing') && isPlain('URL', value)) return []
  return kinds.some((kind) => isPlain(kind, value)) ? [] : [`${where} may not be ${JSON.stringify(value)}`]
}

const thingErrors = (value: Readonly<Record<string, unknown>>, where: string): string[] => {
  const type = z.string().parse(value['@type'])
  const properties = { ...vocabulary.Thing, ...vocabulary[type] }
  if (vocabulary[type] === undefined) return [`${where}: there is no type ${type} among those the shop speaks of`]
  return Object.entries(value)
    .filter(([name]) => !name.startsWith('@'))
    .flatMap(([name, given]) => {
      const kinds = properties[name]
      return kinds === undefined
        ? [`${where}: ${type} has no property ${name}`]
        : valueErrors(given, kinds, `${where}.${name}`)
    })
}

/** The schema.org violations of a page's JSON-LD; empty if it is valid. */
export const schemaErrors = (value: unknown): string[] => {
  const things = z.array(thing).safeParse(value).data ?? [thing.parse(value)]
  return things.flatMap((one, place) => {
    const graph = z.array(thing).safeParse(one['@graph']).data
    const where = things.length === 1 ? 'it' : `[${place}]`
    const context =
      one['@context'] === 'https://schema.org' ? [] : [`${where} has the context ${String(one['@context'])}`]
    if (graph !== undefined) return [...context, ...graph.flatMap((each, at) => thingErrors(each, `graph[${at}]`))]
    return [...context, ...thingErrors(one, where)]
  })
}
