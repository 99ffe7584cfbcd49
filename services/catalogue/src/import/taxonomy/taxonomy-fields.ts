import { type LanguageCode, languageCodes, languages } from '@pinline/contracts/api/languages'
import {
  attributeField,
  categoryField,
  type ImportKind,
  plainAttributeFields,
  plainCategoryFields,
} from '@pinline/contracts/catalogue/import/import-kind'
import { type ImportField, importField } from '@pinline/contracts/catalogue/import/import-options'
import type { ImportPreview } from '@pinline/contracts/catalogue/import/import-row'
import { attributeGroup, attributeType, attributeUnit } from '@pinline/events/catalogue/attribute-defined'
import { z } from 'zod'
import { plainHeader } from '../field-titles.ts'
import type { FieldValue } from '../field-values.ts'
import { knownWords } from '../known-words.ts'
import rows from './field-words.json' with { type: 'json' }

/** The kinds of files whose rows are categories or attributes. */
export type TaxonomyKind = Exclude<ImportKind, 'products'>

const languageWords = z.record(z.enum(languageCodes), z.array(z.string().min(1)).min(1))
const localisedKeys = ['title', 'lead', 'text', 'choices'] as const
const wordKeys = [
  ...new Set([...plainCategoryFields, ...plainAttributeFields]),
  ...localisedKeys,
  ...attributeType.options.map((type) => `type.${type}` as const),
  ...attributeGroup.options.map((group) => `group.${group}` as const),
] as const

/** Names of columns and of what their cells may contain, in ten languages: the first word of each is the title. */
const fieldWords = z.record(z.enum(wordKeys), languageWords).parse(rows)

const textsOf = (keys: readonly string[], languages: readonly LanguageCode[]): string[] =>
  keys.flatMap((key) => languages.map((code) => `${key}.${code}`))

/** English first: it is required. */
const inOrder: readonly LanguageCode[] = ['en', ...languageCodes.filter((code) => code !== 'en')]

const fieldNames: Readonly<Record<TaxonomyKind, readonly string[]>> = {
  categories: [
    'id',
    'parent',
    'order',
    ...textsOf(['title'], inOrder),
    'attributes',
    ...textsOf(['lead', 'text'], inOrder),
  ],
  attributes: [
    ...['id', 'type', 'unit', 'group', 'order', 'categories'],
    ...textsOf(['title'], inOrder),
    ...textsOf(['choices'], inOrder),
    'words',
  ],
}

/** All fields of a kind of files, in the order of the template. */
export const taxonomyFields = (kind: TaxonomyKind): ImportField[] =>
  fieldNames[kind].map((field) => importField.parse(field))

/** True if a field is one of this kind of files. */
export const isTaxonomyField = (kind: TaxonomyKind, field: string): boolean =>
  (kind === 'categories' ? categoryField : attributeField).safeParse(field).success

const isWordKey = (key: string): key is (typeof wordKeys)[number] => wordKeys.some((one) => one === key)

const wordOf = (key: string, language: LanguageCode): string =>
  isWordKey(key) ? (fieldWords[key][language][0] ?? key) : key

/** The title of a field in a language: `Title (de)`. */
export const taxonomyFieldTitle = (field: string, language: LanguageCode): string => {
  const [key = '', code] = field.split('.')
  const word = wordOf(key, language)
  return code === undefined ? word : `${word} (${code})`
}

const inEachLanguage = (tag: string): string[] =>
  languages.map((other) => new Intl.DisplayNames(other.tag, { type: 'language' }).of(tag) ?? '')

/** What a header may call a language: its code, its tag, and its name in its own language and in ten. */
const languageNames: ReadonlyMap<LanguageCode, readonly string[]> = new Map(
  languages.map(({ code, tag, name }) => [
    code,
    // "Chinese" alone means the simplified one.
    [code, tag, name, ...inEachLanguage(tag), ...(code === 'zh_cn' ? inEachLanguage('zh') : [])],
  ]),
)

/** The fields of a kind of files by the headers that they may have. */
const headersOf = (kind: TaxonomyKind): ReadonlyMap<string, ImportField> => {
  const known = new Map<string, ImportField>()
  const add = (header: string, field: ImportField) => {
    const plain = plainHeader(header)
    if (plain !== '' && !known.has(plain)) known.set(plain, field)
  }
  for (const field of taxonomyFields(kind)) {
    const [key = '', own] = field.split('.')
    add(field, field)
    if (!isWordKey(key)) continue
    const code = languageCodes.find((one) => one === own)
    for (const language of inOrder)
      for (const word of fieldWords[key][language]) {
        if (code === undefined) add(word, field)
        else for (const name of languageNames.get(code) ?? []) add(`${word} ${name}`, field)
        // Without a language, a header means its own.
        if (code === language) add(word, field)
      }
  }
  return known
}

const knownHeaders: Readonly<Record<TaxonomyKind, ReadonlyMap<string, ImportField>>> = {
  categories: headersOf('categories'),
  attributes: headersOf('attributes'),
}

/** The proposed field of each column; null if its header is unknown or an earlier column has the field. */
export const proposeTaxonomyMapping = (kind: TaxonomyKind, headers: readonly string[]): (ImportField | null)[] => {
  const taken = new Set<ImportField>()
  return headers.map((header) => {
    const field = knownHeaders[kind].get(plainHeader(header))
    if (field === undefined || taken.has(field)) return null
    taken.add(field)
    return field
  })
}

const wordsFor = <Value extends string>(field: 'type' | 'group', values: readonly Value[]) =>
  knownWords(
    values.map((value) => {
      const key = `${field}.${value}`
      return [value, [value, ...(isWordKey(key) ? Object.values(fieldWords[key]).flat() : [])]] as const
    }),
  )

/** The type that a cell names, in one of ten languages. */
export const typeOfWord = wordsFor('type', attributeType.options)
/** The group that a cell names, in one of ten languages. */
export const groupOfWord = wordsFor('group', attributeGroup.options)

const valuesOf = (field: string, language: LanguageCode): FieldValue[] | undefined => {
  if (field === 'unit') return attributeUnit.options.map((unit) => ({ value: unit, title: unit }))
  const options = field === 'type' ? attributeType.options : field === 'group' ? attributeGroup.options : undefined
  return options?.map((value) => ({ value, title: wordOf(`${field}.${value}`, language) }))
}

const neededForNew: Readonly<Record<TaxonomyKind, readonly string[]>> = {
  categories: ['id', 'title.en'],
  attributes: ['id', 'title.en', 'type', 'group'],
}

/** The fields of a kind of files for the console: titles in a language, and what their cells may contain. */
export const taxonomyFieldChoices = (kind: TaxonomyKind, language: LanguageCode): ImportPreview['fields'] =>
  taxonomyFields(kind).map((field) => {
    const values = valuesOf(field, language)
    return {
      field,
      title: taxonomyFieldTitle(field, language),
      required: neededForNew[kind].includes(field),
      ...(values === undefined ? {} : { values }),
    }
  })
