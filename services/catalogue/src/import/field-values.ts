import { type LanguageCode, languages } from '@pinline/contracts/api/languages'
import type { ImportField } from '@pinline/contracts/catalogue/import/import-options'
import type { Taxonomy } from '../domain/taxonomy/taxonomy.ts'
import { term } from '../naming/glossary.ts'
import { countryCodes } from './known-words.ts'

export interface FieldValue {
  readonly value: string
  readonly title: string
}

const titleIn = (titles: Readonly<Record<string, string | undefined>>, language: LanguageCode, otherwise: string) =>
  titles[language] ?? titles.en ?? otherwise

const sorted = (values: readonly FieldValue[], tag: string): readonly FieldValue[] => {
  const { compare } = new Intl.Collator(tag)
  return values.toSorted((left, right) => compare(left.title, right.title))
}

const flagFields: ReadonlySet<ImportField> = new Set(['rohs', 'reach', 'custom'])

const flagValues = (language: LanguageCode): readonly FieldValue[] =>
  (['yes', 'no'] as const).map((value) => ({ value, title: term(`value.${value}`)[language] }))

/** What cells of a field may contain, titled in a language; undefined if that is no closed set. */
export const valuesOfField = (
  { categories, attributes }: Pick<Taxonomy, 'categories' | 'attributes'>,
  language: LanguageCode,
): ((field: ImportField) => readonly FieldValue[] | undefined) => {
  const tag = languages.find(({ code }) => code === language)?.tag ?? 'en'
  const parents = new Set(Object.values(categories).map(({ parentId }) => parentId))
  return (field) => {
    if (field === 'category')
      return sorted(
        Object.values(categories)
          .filter(({ categoryId }) => !parents.has(categoryId))
          .map(({ categoryId, titles }) => ({ value: categoryId, title: titleIn(titles, language, categoryId) })),
        tag,
      )
    if (field === 'origin') {
      const names = new Intl.DisplayNames(tag, { type: 'region' })
      return sorted(
        countryCodes().map((code) => ({ value: code, title: names.of(code) ?? code })),
        tag,
      )
    }
    if (flagFields.has(field)) return flagValues(language)
    const attribute = attributes[field.replace(/^attribute\./, '')]
    if (attribute?.type === 'flag') return flagValues(language)
    if (attribute?.type !== 'choice') return undefined
    return (attribute.values ?? []).map(({ value, titles }) => ({ value, title: titleIn(titles, language, value) }))
  }
}
