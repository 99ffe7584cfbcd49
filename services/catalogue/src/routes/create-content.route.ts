import { randomBytes } from 'node:crypto'
import { handleCommand } from '@pinline/chassis/event-store/handle-command'
import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { createContent } from '@pinline/contracts/catalogue/content/create-content'
import { contentId } from '@pinline/events/ids'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { claimSlug, releaseSlug } from '../content/claim-slug.ts'
import { contentStreamOf } from '../domain/content/content.ts'
import { contentDecider } from '../domain/content/content-decider.ts'
import { idOfContentStream } from './content-command-route.ts'
import { writtenTextsOf } from './written-texts-of.ts'

/** A repeated request finds the item of its first run, whose slug is claimed already. */
export const createContentRoute = (deps: CatalogueDeps) =>
  route(createContent, async ({ slug, details, texts }, context) => {
    const { platform } = deps
    const { staffId, commandContext } = context
    const { request } = commandContext
    const known = request === undefined ? undefined : await platform.store.findRequest(request.id)
    const id =
      known === undefined ? contentId.parse(`c-${randomBytes(8).toString('hex')}`) : idOfContentStream(known.streamId)
    const claimed = await claimSlug(deps, { id, kind: details.kind, slug })
    if (isRejection(claimed)) return claimed
    const done = await handleCommand(platform, contentDecider, {
      streamId: contentStreamOf(id),
      command: { type: 'create-content', contentId: id, slug, details, texts: writtenTextsOf(texts), by: staffId },
      context: commandContext,
    })
    if (isRejection(done) || done.streamId !== contentStreamOf(id)) {
      if (claimed) await releaseSlug(deps, { id, kind: details.kind, slug })
      if (isRejection(done)) return done
    }
    return result({ id: idOfContentStream(done.streamId), revision: done.version }, { positions: [done.position] })
  })
