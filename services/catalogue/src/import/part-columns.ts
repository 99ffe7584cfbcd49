import { languageCodes } from '@pinline/contracts/api/languages'
import { type ImportField, importField, type PlainField } from '@pinline/contracts/catalogue/import/import-options'
import type { Lifecycle, ProductData } from '@pinline/events/catalogue/connector-part'
import type { RelationKind } from '@pinline/events/catalogue/product-relation'
import { currencyCodes } from '@pinline/events/money'
import type { Price } from '../domain/price/price.ts'
import { type ExpectedDelivery, formatDeliveries } from './read-date.ts'
import { formatBreaks } from './read-price.ts'
import { relationFields } from './relation-fields.ts'

/** A part in terms of an import file. */
export interface StoredPart {
  readonly data: ProductData
  readonly lifecycle: Lifecycle
  /** The replacement's part number, or its id if it has another manufacturer. */
  readonly replacement: string | null
  /** Related parts, written like the replacement. */
  readonly relations: Readonly<Partial<Record<RelationKind, readonly string[]>>>
  readonly price: Price
  /** Pieces on hand, including reserved ones. */
  readonly onHand: number
  readonly deliveries: readonly ExpectedDelivery[]
}

const json = (value: unknown): string => JSON.stringify(value)

const dataField = (field: PlainField, data: ProductData): string | number | boolean | null | undefined => {
  switch (field) {
    case 'lifecycle':
    case 'replacement':
    case 'matesWith':
    case 'alternatives':
    case 'accessories':
    case 'onHand':
    case 'deliveries':
    case 'deliveryQuantity':
    case 'deliveryDate':
      return undefined
    case 'bodyMm':
    case 'pads':
      return data.geometry === 'none' ? undefined : json(data[field])
    case 'weightGrams':
      return data.weightEstimated ? undefined : data.weightGrams
    default:
      return data[field]
  }
}

/** A field of a part, numbers as numbers; undefined or null if unknown. */
export const fieldOfPart = (field: ImportField, part: StoredPart): string | number | boolean | null | undefined => {
  const [kind = '', what = '', from] = field.split('.')
  const { data } = part
  switch (kind) {
    case 'price': {
      const currency = currencyCodes.find((code) => code === what)
      const breaks = currency === undefined ? undefined : part.price[currency]
      return breaks === undefined
        ? undefined
        : formatBreaks(from === undefined ? breaks : breaks.filter((step) => step.from === Number(from)))
    }
    case 'name':
      return data.names?.[what]
    case 'attribute':
      return data.attributes?.[what]
    case 'lifecycle':
      return part.lifecycle
    case 'replacement':
      return part.replacement
    case 'matesWith':
    case 'alternatives':
    case 'accessories':
      return part.relations[relationFields[kind]]?.join('; ')
    case 'onHand':
      return part.onHand
    case 'deliveries':
      return part.deliveries.length === 0 ? undefined : formatDeliveries(part.deliveries)
    default: {
      const plain = importField.parse(field)
      return dataField(plain as PlainField, data)
    }
  }
}

const exportedFields: readonly PlainField[] = [
  'manufacturer',
  'model',
  'category',
  'series',
  'positions',
  'rows',
  'pitchMm',
  'orientation',
  'mounting',
  'gender',
  'currentA',
  'voltageV',
  'weightGrams',
  'moq',
  'orderMultiple',
  'packingUnit',
  'packaging',
  'leadTimeDays',
  'hsCode',
  'origin',
  'rohs',
  'reach',
  'custom',
  'lifecycle',
  'replacement',
  'matesWith',
  'alternatives',
  'accessories',
  'datasheetUrl',
  'footprint',
  'onHand',
  'deliveries',
]

/** The columns of an export: those of an import, with one for each attribute that staff added. */
export const exportColumns = (attributes: readonly string[], geometry: boolean): ImportField[] => [
  ...exportedFields,
  ...(geometry ? (['bodyMm', 'pads'] as const) : []),
  ...currencyCodes.map((code) => importField.parse(`price.${code}`)),
  ...attributes.map((id) => importField.parse(`attribute.${id}`)),
  ...languageCodes.map((code) => importField.parse(`name.${code}`)),
]
