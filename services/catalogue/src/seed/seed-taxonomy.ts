import { handleCommand } from '@pinline/chassis/event-store/handle-command'
import type { Platform } from '@pinline/chassis/service'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { taxonomyStreamId } from '../domain/taxonomy/taxonomy.ts'
import { taxonomyDecider } from '../domain/taxonomy/taxonomy-decider.ts'
import { taxonomyProjection } from '../read-models/taxonomy/taxonomy.projection.ts'
import { shopAttributes } from './shop-attributes.ts'
import { shopCategories } from './shop-categories.ts'

/**
 * Defines the shop's categories and attributes that never existed, in one commit, and waits until their view has them:
 * before that no list has a title.
 */
export const seedTaxonomy = async (platform: Pick<Platform, 'store' | 'waitFor' | 'log'>): Promise<void> => {
  const done = await handleCommand(platform, taxonomyDecider, {
    streamId: taxonomyStreamId,
    command: { type: 'define-taxonomy', attributes: shopAttributes, categories: shopCategories },
    context: {
      actor: { kind: 'service', id: 'catalogue' },
      correlationId: 'shop-taxonomy',
      causationId: 'shop-taxonomy',
    },
  })
  if (isRejection(done)) throw new Error(`the shop’s categories were refused: ${done.code}`)
  while (!(await platform.waitFor([taxonomyProjection], [done.position])))
    platform.log.info({ version: done.version }, 'the taxonomy view is being filled')
}
