import { createHash } from 'node:crypto'
import type { ConnectorData } from '@pinline/events/catalogue/connector-part'
import { type ProductId, productId } from '@pinline/events/ids'

/** Manufacturers that the library of footprints writes without their umlaut; ids follow from the library’s spelling. */
export const namesInLibrary: Readonly<Record<string, string>> = { 'Würth Elektronik': 'Wuerth Elektronik' }

/** The id of a part of the shop's seed: derived from its data, so that every start finds the same one. */
export const productIdOf = (part: Pick<ConnectorData, 'manufacturer' | 'model' | 'footprint'>): ProductId => {
  const manufacturer = namesInLibrary[part.manufacturer] ?? part.manufacturer
  const digest = createHash('sha256').update(`${manufacturer}\n${part.model}\n${part.footprint}`).digest('hex')
  return productId.parse(`p-${digest.slice(0, 16)}`)
}

export type StreamKind = 'product' | 'price' | 'cost' | 'stock'

/** The stream of a product's data, prices, cost price or stock. */
export const streamOf = (kind: StreamKind, id: ProductId): string => `${kind}-${id.slice(2)}`

/** The product of such a stream. */
export const productIdIn = (streamId: string): string => `p-${streamId.slice(streamId.indexOf('-') + 1)}`
