import type { LanguageCode } from '../../api/languages.ts'

/** What a snippet can name, written in braces; where it is inserted, the value stands instead. */
export const snippetPlaceholders = [
  'buyer',
  'order',
  'part',
  'carrier',
  'tracking-number',
  'tracking-link',
  'reference',
  'staff',
] as const
export type SnippetPlaceholder = (typeof snippetPlaceholders)[number]

export type SnippetValues = Readonly<Partial<Record<SnippetPlaceholder, string>>>

const isPlaceholder = (name: string): name is SnippetPlaceholder => snippetPlaceholders.some((one) => one === name)

const inBraces = /\{([^{}]*)\}/gu

/** Whether every brace of a text belongs to a placeholder that there is. */
export const hasKnownPlaceholders = (text: string): boolean =>
  !/[{}]/u.test(text.replaceAll(inBraces, (whole, name: string) => (isPlaceholder(name) ? '' : whole)))

/** A text with its values; placeholders without one stay, and are named once. */
export const filledSnippet = (
  text: string,
  values: SnippetValues,
): { readonly text: string; readonly missing: readonly SnippetPlaceholder[] } => {
  const missing = new Set<SnippetPlaceholder>()
  const filled = text.replaceAll(inBraces, (whole, name: string) => {
    if (!isPlaceholder(name)) return whole
    const value = values[name] ?? ''
    if (value !== '') return value
    missing.add(name)
    return whole
  })
  return { text: filled, missing: [...missing] }
}

/** The language that a snippet is inserted in: the wanted one, else English, else the first that it has. */
export const snippetLanguage = (languages: readonly LanguageCode[], wanted: LanguageCode): LanguageCode | undefined =>
  [wanted, 'en' as const].find((one) => languages.includes(one)) ?? languages[0]
