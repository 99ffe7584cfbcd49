import { scheduleContent } from '@pinline/contracts/catalogue/content/schedule-content'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { publishDueContentName } from '../content/publish-due-content-name.ts'
import { contentStreamOf } from '../domain/content/content.ts'
import { contentCommandRoute, isFourEyes } from './content-command-route.ts'

/** The job is woken before the commit: it looks then whether anything is due. */
export const scheduleContentRoute = (deps: CatalogueDeps) =>
  contentCommandRoute(deps, scheduleContent, ({ id, publishAt }, { by, now }) => {
    const at = new Date(publishAt).toISOString()
    if (at > now) deps.platform.wake(publishDueContentName, contentStreamOf(id), new Date(at))
    return { type: 'schedule-content', publishAt: at, now, by, fourEyes: isFourEyes(deps) }
  })
