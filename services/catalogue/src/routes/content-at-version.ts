import { type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import type { ContentId } from '@pinline/events/ids'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { contentStreamOf, evolveContent, type PresentContent } from '../domain/content/content.ts'
import { contentDecider } from '../domain/content/content-decider.ts'

/** An item as it was after so many events of its stream. */
export const contentAtVersion = async (
  { platform }: Pick<CatalogueDeps, 'platform'>,
  id: ContentId,
  version: number,
): Promise<PresentContent | Rejection> => {
  const events = await platform.store.eventsBetween(contentStreamOf(id), 0, version)
  const state = events
    .map((event) => contentDecider.eventSchema.parse(event))
    .reduce(evolveContent, contentDecider.initial)
  if (state.status === 'absent') return rejection('content-not-found')
  return events.length < version ? rejection('content-version-not-found') : state
}
