import type { Localised } from '@pinline/contracts/api/languages'
import type { NumberMarks } from '@pinline/contracts/catalogue/import/number-marks'
import { attributeText } from '@pinline/contracts/catalogue/product/product-patch'
import type { AttributeValue } from '@pinline/events/catalogue/connector-part'
import type { Taxonomy } from '../domain/taxonomy/taxonomy.ts'
import { editDistance } from '../search/edit-distance.ts'
import { plainHeader } from './field-titles.ts'
import { type KnownWords, knownWords, yesOrNo } from './known-words.ts'
import { type Reading, readNumber } from './read-number.ts'
import { readText } from './read-text.ts'

/** Categories with products, by slug or title in one of ten languages. */
export interface CategoryNames {
  readonly leafOf: (text: string) => string | undefined
  /** The slug nearest to a mistyped one; undefined if none is near. */
  readonly nearest: (text: string) => string | undefined
}

/** Categories and attributes when a run begins, to compare cells with. */
export interface ImportKnowledge {
  readonly categories: CategoryNames
  /** Attributes that staff added, with the reader of their values. */
  readonly attributes: ReadonlyMap<
    string,
    {
      readonly titles: Partial<Localised>
      readonly read: (text: string, marks: NumberMarks) => Reading<AttributeValue>
    }
  >
}

const maxEdits = (word: string): number => Math.min(4, Math.floor(word.length / 3))

const categoryNames = ({ categories }: Pick<Taxonomy, 'categories'>): CategoryNames => {
  const parents = new Set(Object.values(categories).map(({ parentId }) => parentId))
  const words = new Map<string, string>()
  for (const { categoryId, titles } of Object.values(categories)) {
    if (parents.has(categoryId)) continue
    for (const word of [categoryId, ...Object.values(titles)])
      if (!words.has(plainHeader(word))) words.set(plainHeader(word), categoryId)
  }
  return {
    leafOf: (text) => words.get(plainHeader(text)),
    nearest: (text) => {
      const wanted = plainHeader(text)
      let best: { readonly slug: string; readonly edits: number } | undefined
      for (const [word, slug] of words) {
        const most = Math.min(maxEdits(wanted), (best?.edits ?? 99) - 1)
        const edits = most < 1 ? 99 : editDistance(wanted, word, most)
        if (edits <= most) best = { slug, edits }
      }
      return best?.slug
    },
  }
}

type DefinedAttribute = Taxonomy['attributes'][string]

const readerOf = ({
  type,
  unit,
  values,
}: DefinedAttribute): ((text: string, marks: NumberMarks) => Reading<AttributeValue>) => {
  switch (type) {
    case 'number':
      return (text, marks) => readNumber(text, marks, unit ?? undefined)
    case 'flag':
      return (text) => {
        const value = yesOrNo(text)
        return value === undefined ? { reason: 'not-yes-or-no' } : { value }
      }
    case 'text':
      return (text) => readText(attributeText, text)
    case 'choice': {
      const known: KnownWords<string> = knownWords(
        (values ?? []).map(({ value, titles, words }) => [value, [value, ...Object.values(titles), ...(words ?? [])]]),
      )
      return (text) => {
        const value = known(text)
        return value === undefined ? { reason: 'unknown-value' } : { value }
      }
    }
    default:
      return type satisfies never
  }
}

export const importKnowledge = (taxonomy: Pick<Taxonomy, 'categories' | 'attributes'>): ImportKnowledge => ({
  categories: categoryNames(taxonomy),
  attributes: new Map(
    Object.values(taxonomy.attributes)
      .filter(({ fixed }) => !fixed)
      .map((attribute) => [attribute.attributeId, { titles: attribute.titles, read: readerOf(attribute) }]),
  ),
})
