import { handleCommand, loadStream } from '@pinline/chassis/event-store/handle-command'
import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { isRejection, rejection } from '@pinline/contracts/api/error-codes'
import { updateContent } from '@pinline/contracts/catalogue/content/update-content'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { claimSlug, releaseSlug } from '../content/claim-slug.ts'
import { contentStreamOf, slugOf } from '../domain/content/content.ts'
import { contentDecider } from '../domain/content/content-decider.ts'

/** A new slug is claimed before the command, and given back where the command is refused. */
export const updateContentRoute = (deps: CatalogueDeps) =>
  route(updateContent, async ({ id, revision, slug, details, texts }, context) => {
    const { platform } = deps
    const streamId = contentStreamOf(id)
    const { state } = await loadStream(platform, contentDecider, streamId)
    if (state.status === 'absent') return rejection('content-not-found')
    const fresh = slug === undefined || slug === slugOf(state) ? undefined : { id, kind: state.kind, slug }
    const claimed = fresh === undefined ? false : await claimSlug(deps, fresh)
    if (isRejection(claimed)) return claimed
    const done = await handleCommand(platform, contentDecider, {
      streamId,
      command: { type: 'update-content', slug, details, texts, by: context.staffId },
      context: context.commandContext,
      expectedVersion: revision,
    })
    if (isRejection(done)) {
      if (claimed && fresh !== undefined) await releaseSlug(deps, fresh)
      return done
    }
    return result({ id, revision: done.version }, { positions: [done.position] })
  })
