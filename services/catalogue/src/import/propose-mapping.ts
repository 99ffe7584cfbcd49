import { createHash } from 'node:crypto'
import type { Localised } from '@pinline/contracts/api/languages'
import type { ImportKind } from '@pinline/contracts/catalogue/import/import-kind'
import { type ImportField, productField } from '@pinline/contracts/catalogue/import/import-options'
import { currencyCodes } from '@pinline/events/money'
import { fieldWords, plainHeader } from './field-titles.ts'

/** The names of attributes that staff added, by attribute. */
export type AttributeTitles = ReadonlyMap<string, Partial<Localised>>

const inBrackets = /\([^)]*\)|\[[^\]]*\]|（[^）]*）/gu

const meanings: ReadonlyMap<string, ImportField> = new Map(
  Object.entries(fieldWords).flatMap(([field, languages]): [string, ImportField][] => {
    const known = productField.safeParse(field)
    if (!known.success) return []
    return [field, ...Object.values(languages).flat()].map((word) => [plainHeader(word), known.data])
  }),
)

const priceWords = new Set(
  ['list', 'net', 'unit', 'each', ...Object.values(fieldWords.price).flat()].map((word) => plainHeader(word)),
)
const symbols: Readonly<Record<string, string>> = { $: 'USD', us$: 'USD', '€': 'EUR', '£': 'GBP', hk$: 'HKD' }

/** `Price EUR`, `USD 100+`, `€ @ 1000`: a currency, maybe a quantity, and beyond these only words for a price. */
const priceField = (header: string): ImportField | undefined => {
  const words = header.toLowerCase().match(/us\$|hk\$|[$€£]|\p{L}+|\d+/gu) ?? []
  const currencies = words.flatMap((word) => {
    const named = symbols[word] ?? word.toUpperCase()
    return currencyCodes.some((code) => code === named) ? [named] : []
  })
  const figures = words.filter((word) => /^\d+$/.test(word))
  const others = words.filter(
    (word) =>
      !/^\d+$/.test(word) &&
      !currencies.includes(symbols[word] ?? word.toUpperCase()) &&
      !priceWords.has(plainHeader(word)) &&
      !['pcs', 'from', 'ab', 'qty', 'at', 'per', 'unitprice', 'breaks'].includes(word),
  )
  if (currencies.length !== 1 || figures.length > 1 || others.length > 0) return undefined
  return productField.safeParse(['price', ...currencies, ...figures.map(Number)].join('.')).data
}

const fieldOf = (header: string, attributes: AttributeTitles): ImportField | undefined => {
  const own = productField.safeParse(header.trim())
  if (own.success) return own.data
  for (const text of [header, header.replaceAll(inBrackets, ' ')]) {
    const word = plainHeader(text)
    const known = meanings.get(word)
    if (known !== undefined) return known
    for (const [id, titles] of attributes)
      if ([id, ...Object.values(titles)].some((title) => plainHeader(title) === word))
        return productField.safeParse(`attribute.${id}`).data
  }
  return priceField(header)
}

/**
 * The proposed field of each column, by field names and words of ten languages; null if its header is unknown or an
 * earlier column has the field.
 */
export const proposeMapping = (headers: readonly string[], attributes: AttributeTitles): (ImportField | null)[] => {
  const taken = new Set<ImportField>()
  return headers.map((header) => {
    const field = fieldOf(header, attributes)
    if (field === undefined || taken.has(field)) return null
    taken.add(field)
    return field
  })
}

/** The extra columns of a file of rejected rows: it can be corrected and uploaded again. */
export const columnsOfErrors: readonly string[] = ['import-line', 'import-errors']

/** The key of a stored mapping, per staff member and kind of files, whatever the columns' order. */
export const mappingKey = (staffId: string, kind: ImportKind, headers: readonly string[]): string => {
  const own = headers.filter((header) => !columnsOfErrors.includes(header))
  return createHash('sha256')
    .update([staffId, ...(kind === 'products' ? [] : [kind]), ...own.map(plainHeader).toSorted()].join('\n'))
    .digest('hex')
}

/** Unique headers: a second `Price` becomes `Price (2)`, an empty one `Column 3`. */
export const namedHeaders = (cells: readonly string[]): string[] => {
  const seen = new Map<string, number>()
  return cells.map((cell, index) => {
    const name = cell.replaceAll(/\s+/gu, ' ').trim() || `Column ${index + 1}`
    const count = (seen.get(name) ?? 0) + 1
    seen.set(name, count)
    return count === 1 ? name : `${name} (${count})`
  })
}
