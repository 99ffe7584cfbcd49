import type { LanguageCode } from '@pinline/contracts/api/languages'
import type { OrderTax } from '@pinline/events/order/order-tax'
import { documentText } from './document-texts.ts'

/** Why no tax is charged, in the document's language; undefined where it is charged. */
export const taxNote = (tax: OrderTax | undefined, language: LanguageCode): string | undefined => {
  if (tax === undefined) return documentText(language, 'untaxed')
  const { treatment } = tax
  switch (treatment) {
    case 'intra-community':
      return documentText(language, 'tax.intra-community')
    case 'export':
      return documentText(language, 'tax.export')
    case 'domestic':
    case 'destination':
      return undefined
    default:
      return treatment satisfies never
  }
}
