import type { CommandContext } from '@pinline/chassis/event-store/commit'
import { type Done, handleCommand } from '@pinline/chassis/event-store/handle-command'
import type { Platform } from '@pinline/chassis/service'
import type { Rejection } from '@pinline/contracts/api/error-codes'
import type { AttributeValue } from '@pinline/events/catalogue/connector-part'
import type { TaxonomyEvent } from '@pinline/events/catalogue/taxonomy-event'
import { type Taxonomy, taxonomyStreamId } from '../domain/taxonomy/taxonomy.ts'
import { type TaxonomyCommand, taxonomyDecider } from '../domain/taxonomy/taxonomy-decider.ts'
import { productsProjection } from '../read-models/products/products.projection.ts'

/** One command on the stream of categories and attributes. */
export const changeTaxonomy = async (
  platform: Platform,
  command: TaxonomyCommand,
  context: CommandContext,
): Promise<Done<Taxonomy, TaxonomyEvent> | Rejection> =>
  await handleCommand(platform, taxonomyDecider, { streamId: taxonomyStreamId, command, context })

/** How many products a category holds itself, withdrawn ones too. */
export const productsIn = async ({ view }: Platform, categoryId: string | null): Promise<number> =>
  categoryId === null ? 0 : await view(productsProjection).countDocuments({ 'product.data.category': categoryId })

/** The values that products have of an attribute that staff added. */
export const usedValues = async ({ view }: Platform, attributeId: string): Promise<AttributeValue[]> => {
  const field = `product.data.attributes.${attributeId}`
  const values: unknown[] = await view(productsProjection).distinct(field)
  return values.flatMap((value) =>
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? [value] : [],
  )
}
