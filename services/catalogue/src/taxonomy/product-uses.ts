import type { Platform } from '@pinline/chassis/service'
import type { AttributeValue } from '@pinline/events/catalogue/connector-part'
import { productsProjection } from '../read-models/products/products.projection.ts'

/** Number of products directly in a category, withdrawn ones included. */
export const productsIn = async ({ view }: Platform, categoryId: string | null): Promise<number> =>
  categoryId === null ? 0 : await view(productsProjection).countDocuments({ 'product.data.category': categoryId })

/** The values that products have of an attribute that staff added. */
export const usedValues = async ({ view }: Pick<Platform, 'view'>, attributeId: string): Promise<AttributeValue[]> => {
  const field = `product.data.attributes.${attributeId}`
  const values: unknown[] = await view(productsProjection).distinct(field)
  return values.flatMap((value) =>
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? [value] : [],
  )
}
