import { createHash } from 'node:crypto'
import { type ProductId, productId } from '@pinline/events/ids'

/** Letters of a manufacturer or part number as they are compared: full-width narrowed, outer spaces off, upper case. */
export const keyText = (text: string): string => text.normalize('NFKC').replaceAll(/\s+/gu, ' ').trim().toUpperCase()

/** What makes a part one part: its maker and part number, punctuation kept. */
export const partKey = (manufacturer: string, model: string): string => `${keyText(manufacturer)}\n${keyText(model)}`

/**
 * The id of a part that nobody has brought in yet: whoever does so at the same time means the same stream.
 * @param place 2 and more where a part that has since been given another number took the id before
 */
export const newPartId = (manufacturer: string, model: string, place = 1): ProductId => {
  const claim = place === 1 ? partKey(manufacturer, model) : `${partKey(manufacturer, model)}\n${place}`
  return productId.parse(`p-${createHash('sha256').update(claim).digest('hex').slice(0, 16)}`)
}
