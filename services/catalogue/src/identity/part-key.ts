import { createHash } from 'node:crypto'
import { type ProductId, productId } from '@pinline/events/ids'

/** Letters of a manufacturer or part number as they are compared: full-width narrowed, outer spaces off, upper case. */
export const keyText = (text: string): string => text.normalize('NFKC').replaceAll(/\s+/gu, ' ').trim().toUpperCase()

/** The identity of a part: its manufacturer and part number, punctuation included. */
export const partKey = (manufacturer: string, model: string): string => `${keyText(manufacturer)}\n${keyText(model)}`

/**
 * The id of a new part: concurrent creations get the same stream.
 * @param place 2 and more if the id belongs to a part whose number has changed since
 */
export const newPartId = (manufacturer: string, model: string, place = 1): ProductId => {
  const claim = place === 1 ? partKey(manufacturer, model) : `${partKey(manufacturer, model)}\n${place}`
  return productId.parse(`p-${createHash('sha256').update(claim).digest('hex').slice(0, 16)}`)
}
