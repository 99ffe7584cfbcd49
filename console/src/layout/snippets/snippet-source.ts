import type { LanguageCode } from '@pinline/contracts/api/languages'
import type { SnippetValues } from '@pinline/contracts/notification/snippet/snippet-text'

/** What a snippet is filled with where it is inserted. */
export interface SnippetSource {
  /** Without the person's own name, which is known everywhere. */
  readonly values: SnippetValues
  /** The reader's language; undefined where it is not known: then the person's own. */
  readonly language?: LanguageCode | undefined
}
