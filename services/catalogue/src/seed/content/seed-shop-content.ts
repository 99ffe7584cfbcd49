import { handleCommand } from '@pinline/chassis/event-store/handle-command'
import { isRejection } from '@pinline/contracts/api/error-codes'
import type { Position } from '@pinline/contracts/api/position'
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

/** Publishes one item; false where it was refused, which the next start tries again. */
const publish = async ({ platform }: Deps, { slug, details, texts }: SeedContent): Promise<Position | boolean> => {
  const id = contentId.parse(contentIdOf(details.kind, slug))
  const streamId = contentStreamOf(id)
  const by = platform.store.service
  const cause = { correlationId: 'shop-content', causationId: 'shop-content' }
  const context = { ...cause, actor: { kind: 'service', id: by } as const }
  // Staff gave the slug to an item of their own.
  if (isRejection(await claimSlug({ platform }, { id, kind: details.kind, slug }))) return true
  const now = `${'date' in details ? details.date : firstDay}T09:00:00.000Z`
  const orders = [
    { command: { type: 'create-content', contentId: id, slug, details, texts, by }, isNew: true },
    { command: { type: 'publish-content', now, by, fourEyes: false } },
  ] as const
  for (const order of orders) {
    const done = await handleCommand(platform, contentDecider, { streamId, context, ...order })
    const { type } = order.command
    if (isRejection(done)) {
      // The shop starts without it: one faulty item must not keep it closed.
      platform.log.warn({ kind: details.kind, slug, command: type, code: done.code }, 'content was refused')
      return false
    }
    if (type === 'publish-content') return done.position
  }
  return true
}

/**
 * Publishes the items that the shop comes with, once: what exists is left as staff have made it. All at the same time,
 * so that their commits share inserts and their rows share writes. Waits until their view has them. A start that was
 * cut short is completed by the next.
 */
export const seedShopContent = async (deps: Deps, items: readonly SeedContent[]): Promise<void> => {
  const { platform } = deps
  const seeds = platform.db.collection<{ _id: string; importedAt: Date; items: number }>('seeds')
  const done = await seeds.find({ _id: { $regex: '^content-' } }, { projection: { _id: 1 } }).toArray()
  const known = new Set(done.map(({ _id }) => _id))
  const missing = items
    .map((item) => ({ item, seedId: `content-${contentIdOf(item.details.kind, item.slug)}` }))
    .filter(({ seedId }) => !known.has(seedId))
  if (missing.length === 0) return
  const outcomes = await Promise.all(
    missing.map(async ({ item, seedId }) => ({ seedId, published: await publish(deps, item) })),
  )
  const positions = outcomes.flatMap(({ published }) => (typeof published === 'boolean' ? [] : [published]))
  while (!(await platform.waitFor([contentProjection], positions)))
    platform.log.info({ items: positions.length }, 'the content view is being filled')
  const complete = outcomes.filter(({ published }) => published !== false)
  if (complete.length > 0)
    await seeds.bulkWrite(
      complete.map(({ seedId }) => ({
        updateOne: {
          filter: { _id: seedId },
          update: { $setOnInsert: { importedAt: platform.clock.now(), items: 1 } },
          upsert: true,
        },
      })),
    )
  platform.log.info({ items: complete.length }, 'content of the shop published')
}
