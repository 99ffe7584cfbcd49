import type { ContentDetails, ContentKind } from '@pinline/events/catalogue/content-details'
import type { ContentEvent } from '@pinline/events/catalogue/content-event'
import type { ContentLanguage, ContentTexts } from '@pinline/events/catalogue/content-text'
import type { ContentId } from '@pinline/events/ids'

export const contentStreamType = 'content'

/** The stream of an item: `content-` and the digits of its id. */
export const contentStreamOf = (id: ContentId): string => `${contentStreamType}-${id.slice(2)}`

/** What an item says: its details, and its texts by language. */
export interface ContentSide {
  readonly details: ContentDetails
  readonly texts: ContentTexts
}

export type DraftStatus = 'draft' | 'in-review' | 'scheduled' | 'published'

interface KnownContent {
  readonly contentId: ContentId
  readonly kind: ContentKind
  /** All that it ever had, the present one last. */
  readonly slugs: readonly string[]
  readonly draft: ContentSide
  readonly draftStatus: DraftStatus
  /** Languages of its texts, the one that was written or confirmed last at the end. */
  readonly textOrder: readonly ContentLanguage[]
  /** Who has changed the draft since it was last published: none of them may approve it under four eyes. */
  readonly changedBy: readonly string[]
  readonly reviewRequestedBy: string | null
  readonly publishAt: string | null
  /** What readers see, and who approved it. */
  readonly published: (ContentSide & { readonly publishedAt: string; readonly by: string }) | null
}

/** An archived item keeps all that it had, and readers see nothing of it. */
export type Content =
  | { readonly status: 'absent' }
  | (KnownContent & { readonly status: 'open' })
  | (KnownContent & { readonly status: 'archived' })
export type PresentContent = Exclude<Content, { status: 'absent' }>

/** The present slug of an item. */
export const slugOf = ({ slugs }: Pick<PresentContent, 'slugs'>): string => slugs.at(-1) ?? ''

const without = (texts: ContentTexts, language: ContentLanguage): ContentTexts =>
  Object.fromEntries(Object.entries(texts).filter(([key]) => key !== language))

const withLast = (order: readonly ContentLanguage[], language: ContentLanguage): readonly ContentLanguage[] => [
  ...order.filter((one) => one !== language),
  language,
]

/** The state after a change of the draft: what was in review or scheduled is a draft again. */
const redrafted = (state: PresentContent, draft: ContentSide, by: string): PresentContent => ({
  ...state,
  draft,
  draftStatus: 'draft',
  changedBy: state.changedBy.includes(by) ? state.changedBy : [...state.changedBy, by],
  reviewRequestedBy: null,
  publishAt: null,
})

export const evolveContent = (state: Content, event: ContentEvent): Content => {
  if (event.type === 'content-created') {
    const { contentId, kind, slug, details, by } = event.data
    return {
      ...{ status: 'open', contentId, kind, slugs: [slug], draft: { details, texts: {} }, draftStatus: 'draft' },
      ...{ textOrder: [], changedBy: [by], reviewRequestedBy: null, publishAt: null, published: null },
    }
  }
  return state.status === 'absent' ? state : evolvePresent(state, event)
}

const evolvePresent = (
  state: PresentContent,
  event: Exclude<ContentEvent, { type: 'content-created' }>,
): PresentContent => {
  const { draft } = state
  switch (event.type) {
    case 'content-details-changed': {
      const { slug, details, by } = event.data
      const slugs = [...state.slugs.filter((one) => one !== slug), slug]
      return { ...redrafted(state, { ...draft, details }, by), slugs }
    }
    case 'content-text-set': {
      const { language, text, by } = event.data
      const changed = redrafted(state, { ...draft, texts: { ...draft.texts, [language]: text } }, by)
      return { ...changed, textOrder: withLast(state.textOrder, language) }
    }
    case 'content-text-removed':
      return redrafted(state, { ...draft, texts: without(draft.texts, event.data.language) }, event.data.by)
    case 'content-text-confirmed':
      return { ...state, textOrder: withLast(state.textOrder, event.data.language) }
    case 'content-review-requested':
      return { ...state, draftStatus: 'in-review', reviewRequestedBy: event.data.by, publishAt: null }
    case 'content-review-declined':
    case 'content-schedule-withdrawn':
      return { ...state, draftStatus: 'draft', reviewRequestedBy: null, publishAt: null }
    case 'content-scheduled':
      return { ...state, draftStatus: 'scheduled', publishAt: event.data.publishAt }
    case 'content-published': {
      const { publishedAt, by } = event.data
      return {
        ...{ ...state, status: 'open', draftStatus: 'published', changedBy: [], reviewRequestedBy: null },
        ...{ publishAt: null, published: { ...draft, publishedAt, by } },
      }
    }
    case 'content-archived':
      return { ...state, status: 'archived', draftStatus: 'draft', reviewRequestedBy: null, publishAt: null }
    case 'content-reopened':
      return { ...state, status: 'open', published: null }
    case 'content-version-restored':
      return redrafted(state, draft, event.data.by)
    default:
      return event satisfies never
  }
}
