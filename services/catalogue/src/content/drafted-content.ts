import { loadStream } from '@pinline/chassis/event-store/handle-command'
import { completeLanguages } from '@pinline/events/catalogue/complete-text'
import type { ContentId } from '@pinline/events/ids'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { contentStreamOf, slugOf } from '../domain/content/content.ts'
import { contentDecider } from '../domain/content/content-decider.ts'
import { contentPath } from './content-path.ts'
import type { PublishedContent } from './live-content.ts'

/** The draft of an item as if it were published now; undefined if there is no such item. */
export const draftedContent = async (
  { platform }: Pick<CatalogueDeps, 'platform'>,
  id: ContentId,
): Promise<PublishedContent | undefined> => {
  const { state } = await loadStream(platform, contentDecider, contentStreamOf(id))
  if (state.status === 'absent') return undefined
  const { kind, slugs, draft, published } = state
  const slug = slugOf(state)
  const updatedAt = platform.clock.now().toISOString()
  return {
    ...{ ...draft, id, kind, slug, slugs, path: contentPath(draft.details, slug), updatedAt },
    publishedAt: published?.publishedAt ?? updatedAt,
    languages: completeLanguages(kind, draft.texts),
  }
}
