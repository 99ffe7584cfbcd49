import { createHash } from 'node:crypto'
import { type ProductId, productId } from '@pinline/events/ids'

/** Letters of a manufacturer or part number as they are compared: full-width narrowed, outer spaces off, upper case. */
export const keyText = (text: string): string => text.normalize('NFKC').replaceAll(/\s+/gu, ' ').trim().toUpperCase()

/** What makes a part one part: its maker and part number, punctuation kept. */
export const partKey = (manufacturer: string, model: string): string => `${keyText(manufacturer)}\n${keyText(model)}`

/** The id of a part that nobody has brought in yet: whoever does so at the same time means the same stream. */
export const newPartId = (manufacturer: string, model: string): ProductId =>
  productId.parse(`p-${createHash('sha256').update(partKey(manufacturer, model)).digest('hex').slice(0, 16)}`)
