import { languageChain } from '@pinline/events/catalogue/complete-text'
import type { ContentLanguage } from '@pinline/events/catalogue/content-text'
import { LRUCache } from 'lru-cache'
import { foldText, isCjk, placedWords } from '../search/fold-text.ts'
import { plainText } from './body-references.ts'
import type { LiveContent, PublishedContent } from './live-content.ts'

/** Texts that stay folded in memory: as many as a shop with ten languages has; the least searched go first. */
const maxFolded = 4000
const excerptLength = 160
/** Kinds that readers open. */
const searched = ['page', 'news', 'blog', 'solution', 'resource', 'certificate', 'patent'] as const

interface Folded {
  readonly title: string
  readonly lead: string
  readonly body: string
  readonly plain: string
}
export interface ContentHit {
  readonly item: PublishedContent
  readonly excerpt: string
}

/** The words of a query; a run of Chinese or Japanese is its bigrams, all of which have to occur. */
const termsOf = (q: string): readonly string[] =>
  placedWords(foldText(q)).flatMap(({ text }) => {
    const letters = [...text]
    if (!isCjk(text) || letters.length <= 2) return [text]
    return letters.slice(1).map((letter, place) => `${letters[place]}${letter}`)
  })

const occurrences = (text: string, term: string): number => text.split(term).length - 1

/** Weights: a hit in the title counts as ten in the body, one in the lead as four; five of a term are enough. */
const scoreOf = (text: Folded, terms: readonly string[], phrase: string): number => {
  const scores = terms.map(
    (term) =>
      10 * Math.min(1, occurrences(text.title, term)) +
      4 * Math.min(1, occurrences(text.lead, term)) +
      Math.min(5, occurrences(text.body, term)),
  )
  if (scores.some((one) => one === 0)) return 0
  const whole = text.title.includes(phrase) ? 20 : text.body.includes(phrase) ? 3 : 0
  return whole + scores.reduce((sum, one) => sum + one, 0)
}

/** The text around the first hit, cut at words where the script has them. */
const excerptOf = ({ plain, body }: Folded, terms: readonly string[]): string => {
  const places = terms.map((term) => body.indexOf(term)).filter((place) => place >= 0)
  const first = places.length === 0 ? 0 : Math.min(...places)
  const from = first < excerptLength / 2 ? 0 : plain.indexOf(' ', first - excerptLength / 2) + 1 || first
  const cut = plain.slice(from, from + excerptLength).trim()
  return `${from > 0 ? '…' : ''}${cut}${from + excerptLength < plain.length ? '…' : ''}`
}

/** Full text over published content: every word has to occur, in the reader's language or the one shown instead. */
export class ContentSearch {
  readonly #content: LiveContent
  readonly #folded = new LRUCache<string, Folded>({ max: maxFolded })

  constructor(content: LiveContent) {
    this.#content = content
  }

  find(q: string, language: ContentLanguage): readonly ContentHit[] {
    const terms = termsOf(q)
    if (terms.length === 0) return []
    const phrase = foldText(q.trim())
    return this.#content
      .all(...searched)
      .flatMap((item) => {
        const text = this.#textOf(item, language)
        if (text === undefined) return []
        const score = scoreOf(text, terms, phrase)
        return score === 0 ? [] : [{ item, score, excerpt: excerptOf(text, terms) }]
      })
      .toSorted((a, b) => b.score - a.score || b.item.updatedAt.localeCompare(a.item.updatedAt))
      .map(({ item, excerpt }) => ({ item, excerpt }))
  }

  #textOf(item: PublishedContent, language: ContentLanguage): Folded | undefined {
    const shown = languageChain(language).find((one) => item.languages.includes(one))
    const text = shown === undefined ? undefined : item.texts[shown]
    if (text === undefined) return undefined
    const key = `${item.id} ${shown} ${item.updatedAt}`
    const known = this.#folded.get(key)
    if (known !== undefined) return known
    const plain = plainText(text.body).replaceAll(/\s+/g, ' ').trim()
    const folded = { title: foldText(text.title), lead: foldText(text.lead), body: foldText(plain), plain }
    this.#folded.set(key, folded)
    return folded
  }
}
