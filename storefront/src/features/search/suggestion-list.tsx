import { StockBadge } from '@pinline/ui/design/stock-badge.tsx'
import { UnbrokenFigures } from '@pinline/ui/format/unbroken-figures.tsx'
import { Flame, FolderTree, History, Layers, Search, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { DeferredListDrawing } from '../../app/deferred-part.tsx'
import { useFormat } from '../../app/format.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { removeFromSearchHistory } from './search-history.ts'
import { type Suggestion, type SuggestionGroup, suggestionKey } from './suggestions.ts'

const SCALE = 2
const DRAWING_WIDTH = 92

/** Properties of {@link SuggestionList}. */
export interface SuggestionListProps {
  /** Prefix of the options' ids, before their index; the field points to them. */
  readonly id: string
  readonly groups: readonly SuggestionGroup[]
  /** Index of the active option; -1 for none. */
  readonly active: number
  readonly onChoose: (suggestion: Suggestion) => void
}

const icons = { keywords: Search, history: History, hot: Flame } as const

function SuggestionText({ suggestion }: { suggestion: Suggestion }): ReactNode {
  const { t } = useTranslation('catalogue')
  const format = useFormat()
  switch (suggestion.kind) {
    case 'parts': {
      const { part } = suggestion
      return (
        <>
          <span className="suggestion-drawing">
            <DeferredListDrawing
              part={{ ...part, positions: null, rows: null, pitchMm: null }}
              scale={SCALE}
              origin={4}
              maxWidth={DRAWING_WIDTH}
              decorative
            />
          </span>
          <span className="suggestion-part">
            <b className="part-number">{part.model}</b>
            <span className="small">
              <UnbrokenFigures text={part.name} />
            </span>
          </span>
          <StockBadge status={part.stock_status}>{t(`stock.${part.stock_status}`, { count: part.stock })}</StockBadge>
        </>
      )
    }
    case 'series':
      return (
        <>
          <Layers className="icon" aria-hidden="true" />
          {suggestion.series.manufacturer} {suggestion.series.series}
          <span className="figure">{format.number(suggestion.series.count)}</span>
        </>
      )
    case 'categories':
      return (
        <>
          <FolderTree className="icon" aria-hidden="true" />
          {suggestion.category.meta_title}
          <span className="figure">{format.number(suggestion.category.count)}</span>
        </>
      )
    default: {
      const Icon = icons[suggestion.kind]
      return (
        <>
          <Icon className="icon" aria-hidden="true" />
          <span className="suggestion-text">{suggestion.text}</span>
          {suggestion.kind === 'history' && (
            // For the pointer only: with the keyboard, Delete removes an entry, and the button below clears all.
            <span
              className="suggestion-forget"
              aria-hidden="true"
              onMouseDown={(event) => {
                event.preventDefault()
                event.stopPropagation()
                removeFromSearchHistory(suggestion.text)
              }}
            >
              <X className="icon" />
            </span>
          )}
        </>
      )
    }
  }
}

/** The options under the search field, by kind. */
export function SuggestionList({ id, groups, active, onChoose }: SuggestionListProps): ReactNode {
  const { t } = useTranslation('catalogue')
  const firsts = groups.map((_, place) =>
    groups.slice(0, place).reduce((sum, { suggestions }) => sum + suggestions.length, 0),
  )
  return (
    <div role="listbox" id={id} aria-label={t('search.label')}>
      {groups.map((group, place) => (
        <fieldset key={group.kind} className="suggestion-group" aria-labelledby={`${id}-${group.kind}`}>
          <span className="suggestion-title" id={`${id}-${group.kind}`}>
            {t(`search.${group.kind}`)}
          </span>
          {group.suggestions.map((suggestion, index) => {
            const number = (firsts[place] ?? 0) + index
            return (
              <div
                key={suggestionKey(suggestion)}
                id={`${id}-${number}`}
                role="option"
                tabIndex={-1}
                aria-selected={number === active}
                className="list-box-item"
                {...(number === active ? { 'data-focused': '' } : {})}
                onMouseDown={(event) => {
                  event.preventDefault()
                  onChoose(suggestion)
                }}
              >
                <SuggestionText suggestion={suggestion} />
              </div>
            )
          })}
        </fieldset>
      ))}
    </div>
  )
}
