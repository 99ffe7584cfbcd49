import type { OutputOf } from '@pinline/contracts/api/call'
import type { suggestProducts } from '@pinline/contracts/catalogue/search/suggest-products'

type Suggested = OutputOf<typeof suggestProducts>

/** One suggestion of the search. */
export type Suggestion =
  | { readonly kind: 'parts'; readonly part: Suggested['parts'][number] }
  | { readonly kind: 'series'; readonly series: Suggested['series'][number] }
  | { readonly kind: 'categories'; readonly category: Suggested['categories'][number] }
  | { readonly kind: 'keywords' | 'history' | 'hot'; readonly text: string }

/** Suggestions of one kind, under one heading. */
export interface SuggestionGroup {
  readonly kind: Suggestion['kind']
  readonly suggestions: readonly Suggestion[]
}

const MAX_HISTORY_SUGGESTIONS = 3

const words = (kind: 'keywords' | 'history' | 'hot', texts: readonly string[]): SuggestionGroup => ({
  kind,
  suggestions: texts.map((text): Suggestion => ({ kind, text })),
})

/**
 * Suggestions for the typed words: parts, series, categories and completions; while nothing is typed, the history and
 * popular keywords.
 */
export function suggestionGroups(known: {
  readonly typed: string
  readonly suggested: Suggested | undefined
  readonly history: readonly string[]
  readonly hot: readonly string[]
}): SuggestionGroup[] {
  const { suggested, history, hot } = known
  const typed = known.typed.trim().toLocaleLowerCase()
  const groups: SuggestionGroup[] = []
  if (typed === '') {
    groups.push(
      words('history', history),
      words(
        'hot',
        hot.filter((keyword) => !history.includes(keyword)),
      ),
    )
  } else {
    const fromHistory = history
      .filter((entry) => entry.toLocaleLowerCase().includes(typed))
      .slice(0, MAX_HISTORY_SUGGESTIONS)
    groups.push(
      { kind: 'parts', suggestions: (suggested?.parts ?? []).map((part) => ({ kind: 'parts', part })) },
      { kind: 'series', suggestions: (suggested?.series ?? []).map((series) => ({ kind: 'series', series })) },
      {
        kind: 'categories',
        suggestions: (suggested?.categories ?? []).map((category) => ({ kind: 'categories', category })),
      },
      words(
        'keywords',
        (suggested?.keywords ?? []).filter((text) => text.toLocaleLowerCase() !== typed && !fromHistory.includes(text)),
      ),
      words('history', fromHistory),
    )
  }
  return groups.filter(({ suggestions }) => suggestions.length > 0)
}

/** A unique key of a suggestion. */
export function suggestionKey(suggestion: Suggestion): string {
  switch (suggestion.kind) {
    case 'parts':
      return `part-${suggestion.part.id}`
    case 'series':
      return `series-${suggestion.series.manufacturer}-${suggestion.series.series}`
    case 'categories':
      return `category-${suggestion.category.id}`
    default:
      return `${suggestion.kind}-${suggestion.text}`
  }
}
