import type { ContentStatus, LanguageState } from '@pinline/contracts/catalogue/content/content-resource'
import type { ContentDetails, ContentKind } from '@pinline/events/catalogue/content-details'
import type { ContentLanguage, ContentTexts } from '@pinline/events/catalogue/content-text'

interface Side {
  readonly details: ContentDetails
  readonly texts: ContentTexts
}

/** What readers see, with the slugs that lead to it: the present one last. */
export interface PublishedSide extends Side {
  readonly slugs: readonly string[]
  /** First publication, and the last one. */
  readonly publishedAt: string
  readonly updatedAt: string
}

export interface StoredVersion {
  readonly version: number
  readonly at: string
  readonly by: string
  readonly what: string
  readonly published: boolean
}

/** An item of content with its draft and what readers see. */
export interface ContentViewRow {
  readonly kind: ContentKind
  readonly slugs: readonly string[]
  readonly status: ContentStatus
  readonly draft: Side
  /** When each text of the draft was last set or confirmed. */
  readonly textTimes: Readonly<Partial<Record<ContentLanguage, string>>>
  readonly sourceLanguage: ContentLanguage
  readonly languageStates: Readonly<Record<ContentLanguage, LanguageState>>
  readonly hasChanges: boolean
  readonly published: PublishedSide | null
  /** When it was last published here, whatever date it states; null where readers see nothing. */
  readonly publishedOn: string | null
  /** Slugs under which it was published before it was archived and reopened. */
  readonly formerSlugs: readonly string[]
  readonly publishAt: string | null
  readonly reviewRequestedBy: string | null
  readonly declined: { readonly reason: string; readonly by: string; readonly at: string } | null
  readonly updatedAt: string
  readonly updatedBy: string
  /** Newest first, the latest 200. */
  readonly versions: readonly StoredVersion[]
  /** Lists are sorted and searched by these: title in the source language, and all titles with the slug. */
  readonly sortTitle: string
  readonly searchText: string
  readonly orderNum: number
  /** Parts that the draft or what readers see names. */
  readonly partIds: readonly string[]
}
