import type { LanguageCode } from '@pinline/contracts/api/languages'
import { foldPartNumber, foldText } from './fold-text.ts'
import type { ProductSlots } from './product-slots.ts'
import type { Vocabulary } from './vocabulary.ts'

const millimetres = /^(\d{1,3}(?:[.,]\d{1,3})?)\s*mm$/u

/**
 * The catalogue's own spelling of a search that is one of its terms as a whole: a part number, a manufacturer, series,
 * category or value in a language, or a pitch. Undefined for all other text. Prevents the failure "a visitor's text
 * stands on everybody's home page".
 */
export const catalogueTerm = (
  typed: string,
  language: LanguageCode,
  { slots, vocabulary }: { readonly slots: ProductSlots; readonly vocabulary: Vocabulary },
): string | undefined => {
  const folded = foldText(typed).replace(/\s+/gu, ' ').trim()
  const name = vocabulary.written(language, folded)
  if (name !== undefined) return name
  const [, figure] = millimetres.exec(folded) ?? []
  if (figure !== undefined) {
    const pitch = String(Number(figure.replace(',', '.')))
    return slots.coded('pitch').isUsed(pitch) ? `${pitch} mm` : undefined
  }
  const number = foldPartNumber(typed)
  const [slot] = number === '' ? [] : slots.numbers.exact(number)
  return slot === undefined ? undefined : slots.at(slot)?.product.data.model
}
