import { connectorSymbol } from '@pinline/contracts/catalogue/kicad/connector-symbol'
import { footprintName, type KicadLibrary } from '@pinline/contracts/catalogue/kicad/footprint-name'
import type { KicadPart } from '@pinline/contracts/catalogue/kicad/get-kicad-part'
import { decimalText } from '@pinline/events/money'
import { breaksIn } from '../domain/price/quote.ts'
import { type Audience, incomingOf, nameOf } from '../read-models/products/present-product.ts'
import { geometryOf, type IndexedProduct, priceOf } from '../search/indexed-product.ts'
import { textIn } from '../taxonomy/taxonomy-rows.ts'

/** The name of a product's footprint and of its symbol; undefined for one that has no body or no named pad. */
export const kicadNames = (entry: IndexedProduct): { footprint: string; symbol: string } | undefined => {
  const { data } = entry.product
  if (data.geometry === 'none') return undefined
  const { bodyMm, pads } = geometryOf(entry)
  const [left, top, right, bottom] = bodyMm
  const symbol = connectorSymbol({ rows: data.rows, pads })
  if (symbol === undefined || right <= left || bottom <= top) return undefined
  const { manufacturer, model } = data
  return { footprint: footprintName({ id: entry.id, manufacturer, model }), symbol: symbol.name }
}

const priceText = (entry: IndexedProduct, { rate }: Audience): string =>
  breaksIn(priceOf(entry), rate)
    .map(({ from, unitPrice }) => `${from}+ ${decimalText(unitPrice.amount, unitPrice.scale)} ${unitPrice.currency}`)
    .join(', ')

const stockText = (entry: IndexedProduct): string => {
  if (entry.product.data.custom) return 'made to order'
  const incoming = incomingOf(entry)
  return `${entry.available}${incoming === null ? '' : `, ${incoming.quantity} expected ${incoming.date}`}`
}

const hidden = (value: string) => ({ value, visible: 'False' as const })

/** A product with the fields that KiCad puts on its symbol; undefined if it has no footprint or no symbol. */
export const presentKicadPart = (
  entry: IndexedProduct,
  library: KicadLibrary,
  audience: Audience,
): KicadPart | undefined => {
  const names = kicadNames(entry)
  if (names === undefined) return undefined
  const { data, lifecycle } = entry.product
  const { categories } = audience.taxonomy
  const stated: readonly (readonly [string, string | null])[] = [
    ['Manufacturer', data.manufacturer],
    ['MPN', data.model],
    ['Series', data.series],
    ['Lifecycle', lifecycle],
    ['Price', priceText(entry, audience)],
    ['Stock', stockText(entry)],
    ['Lead time', `${data.leadTimeDays} days`],
    ['Minimum quantity', String(data.moq)],
    ['Order multiple', String(data.orderMultiple)],
    ['Pinline', entry.id],
    ['Note', data.demo ? 'Price and stock are made up for demonstration' : null],
  ]
  const category = textIn(categories[data.category]?.titles ?? {}, audience.language, data.category)
  return {
    id: entry.id,
    name: names.footprint,
    symbolIdStr: `${library}:${names.symbol}`,
    exclude_from_bom: 'False',
    exclude_from_board: 'False',
    exclude_from_sim: 'True',
    fields: {
      reference: { value: 'J' },
      value: { value: data.model },
      footprint: hidden(`${library}:${names.footprint}`),
      datasheet: hidden(data.datasheetUrl ?? '~'),
      description: hidden(nameOf(entry, audience)),
      keywords: hidden([category, data.manufacturer, data.series ?? ''].join(' ').trim()),
      ...Object.fromEntries(
        stated.flatMap(([name, value]) => (value === null || value === '' ? [] : [[name, hidden(value)]])),
      ),
    },
  }
}
