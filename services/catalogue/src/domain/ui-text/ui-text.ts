import type { UiTextEvent } from '@pinline/events/catalogue/ui-text-event'

/** What staff wrote in the place of a text of the screens. */
export interface ChangedText {
  readonly text: string
  /** What the file said in this language when it was written. */
  readonly base: string
  /** What the file said in English when it was written. */
  readonly source: string
}

/** The changed texts of one language by key. */
export interface UiTexts {
  readonly changed: ReadonlyMap<string, ChangedText>
}

export const noUiTexts: UiTexts = { changed: new Map() }

export const uiTextsStreamId = (code: string): string => `ui-texts-${code}`

export const evolveUiTexts = ({ changed }: UiTexts, event: UiTextEvent): UiTexts => {
  const next = new Map(changed)
  switch (event.type) {
    case 'ui-text-set': {
      const { key, text, base, source } = event.data
      next.set(key, { text, base, source })
      break
    }
    case 'ui-text-reset':
      next.delete(event.data.key)
      break
    default:
      return event satisfies never
  }
  return { changed: next }
}
