/**
 * The texts of a language are in two files: `first` is what finding a part needs, `later` what the other pages and
 * responses to calls need.
 */
export type TextPart = 'first' | 'later'

const laterNamespaces = [
  'account',
  'after-sales',
  'api-access',
  'cart',
  'change-notices',
  'checkout',
  'compare',
  'content',
  'errors',
  'forms',
  'login',
  'orders',
  'payment',
  'quick-order',
  'quotations',
  'security',
  'undo-change',
]

/** The part of a namespace. */
export const textPartOf = (namespace: string): TextPart => (laterNamespaces.includes(namespace) ? 'later' : 'first')

/** The name of the file with one part of a language's texts. */
export const textFileName = (language: string, part: TextPart): string =>
  part === 'first' ? `texts-${language}` : `texts-${language}-later`
