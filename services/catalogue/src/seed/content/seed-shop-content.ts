import { handleCommand } from '@pinline/chassis/event-store/handle-command'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { contentId } from '@pinline/events/ids'
import type { CatalogueDeps } from '../../catalogue-deps.ts'
import { claimSlug } from '../../content/claim-slug.ts'
import { contentStreamOf } from '../../domain/content/content.ts'
import { contentDecider } from '../../domain/content/content-decider.ts'
import { contentProjection } from '../../read-models/content/content.projection.ts'
import { contentIdOf } from './content-id-of.ts'
import type { SeedContent } from './seed-content.ts'

/** When what has no date of its own was published. */
const firstDay = '2026-11-01'

type Deps = Pick<CatalogueDeps, 'platform'>

const publish = async ({ platform }: Deps, { slug, details, texts }: SeedContent) => {
  const id = contentId.parse(contentIdOf(details.kind, slug))
  const streamId = contentStreamOf(id)
  const by = platform.store.service
  const cause = { correlationId: 'shop-content', causationId: 'shop-content' }
  const context = { ...cause, actor: { kind: 'service', id: by } as const }
  if (isRejection(await claimSlug({ platform }, { id, kind: details.kind, slug }))) return undefined
  const now = `${'date' in details ? details.date : firstDay}T09:00:00.000Z`
  const commands = [
    { type: 'create-content', contentId: id, slug, details, texts, by },
    { type: 'publish-content', now, by, fourEyes: false },
  ] as const
  for (const command of commands) {
    const done = await handleCommand(platform, contentDecider, { streamId, command, context })
    if (isRejection(done)) throw new Error(`content ${details.kind} ${slug} was refused: ${done.code}`)
    if (command.type === 'publish-content') return done.position
  }
  return undefined
}

/**
 * Publishes the items that the shop comes with, once: what exists is left as staff have made it. Waits until their view
 * has them. A start that was cut short is completed by the next.
 */
export const seedShopContent = async (deps: Deps, items: readonly SeedContent[]): Promise<void> => {
  const { platform } = deps
  const seeds = platform.db.collection<{ _id: string; importedAt: Date; items: number }>('seeds')
  const done = await seeds.find({ _id: { $regex: '^content-' } }, { projection: { _id: 1 } }).toArray()
  const known = new Set(done.map(({ _id }) => _id))
  const missing = items.filter(({ details, slug }) => !known.has(`content-${contentIdOf(details.kind, slug)}`))
  for (const item of missing) {
    const position = await publish(deps, item)
    if (position !== undefined)
      while (!(await platform.waitFor([contentProjection], [position])))
        platform.log.info({ streamId: position.streamId }, 'the content view is being filled')
    await seeds.updateOne(
      { _id: `content-${contentIdOf(item.details.kind, item.slug)}` },
      { $setOnInsert: { importedAt: platform.clock.now(), items: 1 } },
      { upsert: true },
    )
  }
  if (missing.length > 0) platform.log.info({ items: missing.length }, 'content of the shop published')
}
