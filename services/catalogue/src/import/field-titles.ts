import { type LanguageCode, type Localised, languageCodes } from '@pinline/contracts/api/languages'
import { type ImportField, type PlainField, plainFields } from '@pinline/contracts/catalogue/import/import-options'
import { z } from 'zod'
import { foldText } from '../search/fold-text.ts'
import rows from './field-words.json' with { type: 'json' }

const languageWords = z.record(z.enum(languageCodes), z.array(z.string().min(1)).min(1))
type LanguageWords = z.infer<typeof languageWords>

/** Column names in ten languages: the first word of each is the title. */
export const fieldWords: Readonly<Record<PlainField | 'price' | 'name', LanguageWords>> = z
  .record(z.enum([...plainFields, 'price', 'name']), languageWords)
  .parse(rows)

/** The unit of a field's numbers. */
const units: ReadonlyMap<ImportField, string> = new Map([
  ['pitchMm', 'mm'],
  ['currentA', 'A'],
  ['voltageV', 'V'],
  ['weightGrams', 'g'],
  ['leadTimeDays', 'd'],
  ['bodyMm', 'mm'],
])

export const unitOfField = (field: ImportField): string | undefined => units.get(field)

/** A header for comparison: letters and digits only, without accents and case. */
export const plainHeader = (text: string): string => foldText(text).replace(/[^\p{L}\p{N}]/gu, '')

const wordsOf = (key: keyof typeof fieldWords, language: LanguageCode): string => fieldWords[key][language][0] ?? key

const isPlain = (field: string): field is PlainField => plainFields.some((one) => one === field)

/** The title of a field in a language, with its unit. */
export const fieldTitle = (
  field: ImportField,
  language: LanguageCode,
  attributes: ReadonlyMap<string, Partial<Localised>>,
): string => {
  const [kind = '', what = '', from] = field.split('.')
  if (kind === 'price') return `${wordsOf('price', language)} ${what}${from === undefined ? '' : ` ≥ ${from}`}`
  if (kind === 'name') return `${wordsOf('name', language)} (${what})`
  if (kind === 'attribute') {
    const titles = attributes.get(what)
    return titles?.[language] ?? titles?.en ?? what
  }
  if (!isPlain(field)) return field
  const unit = unitOfField(field)
  return unit === undefined ? wordsOf(field, language) : `${wordsOf(field, language)} (${unit})`
}
