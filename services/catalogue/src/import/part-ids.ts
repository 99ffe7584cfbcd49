import type { Platform } from '@pinline/chassis/service'
import { type ProductId, productId } from '@pinline/events/ids'
import { keyText, newPartId, partKey } from '../identity/part-key.ts'
import { productsProjection } from '../read-models/products/products.projection.ts'

/** The parts that stand already, by maker and part number; parts that are new get the id that follows from both. */
export class PartIds {
  readonly #ids = new Map<string, ProductId>()
  readonly #makers = new Map<string, string>()

  constructor(parts: Iterable<{ readonly id: ProductId; readonly manufacturer: string; readonly model: string }> = []) {
    for (const { id, manufacturer, model } of parts) {
      this.#ids.set(partKey(manufacturer, model), id)
      const maker = keyText(manufacturer)
      if (!this.#makers.has(maker)) this.#makers.set(maker, manufacturer)
    }
  }

  /** The part's id, whether it stands already or not. */
  idOf(manufacturer: string, model: string): ProductId {
    return this.#ids.get(partKey(manufacturer, model)) ?? newPartId(manufacturer, model)
  }

  /** The part that stands under a number of the maker's, or under its own id; undefined where none does. */
  find(manufacturer: string, modelOrId: string): ProductId | undefined {
    const id = productId.safeParse(modelOrId)
    return id.success ? id.data : this.#ids.get(partKey(manufacturer, modelOrId))
  }

  /** A maker's name as it is written already, so that one maker does not stand twice in lists. */
  spelled(manufacturer: string): string {
    return this.#makers.get(keyText(manufacturer)) ?? manufacturer
  }

  note(id: ProductId, manufacturer: string, model: string): void {
    this.#ids.set(partKey(manufacturer, model), id)
    const maker = keyText(manufacturer)
    if (!this.#makers.has(maker)) this.#makers.set(maker, manufacturer)
  }
}

/** All parts that stand, by what the products view holds now. */
export const readPartIds = async ({ view }: Pick<Platform, 'view'>): Promise<PartIds> => {
  const rows = view(productsProjection)
    .find({ product: { $exists: true } })
    .project<{ _id: string; product: { data: { manufacturer: string; model: string } } }>({
      'product.data.manufacturer': 1,
      'product.data.model': 1,
    })
    .batchSize(5000)
  const ids = new PartIds()
  for await (const { _id, product } of rows)
    ids.note(productId.parse(_id), product.data.manufacturer, product.data.model)
  return ids
}
