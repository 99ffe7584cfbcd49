import type { Platform } from '@pinline/chassis/service'
import { type ProductId, productId } from '@pinline/events/ids'
import { keyText, newPartId, partKey } from '../identity/part-key.ts'
import { productsProjection } from '../read-models/products/products.projection.ts'
import { KnownNumbers } from './known-numbers.ts'
import { NearestNumbers } from './nearest-numbers.ts'

/** Existing parts by manufacturer and part number; new parts get the id derived from both. */
export class PartIds {
  readonly #ids = new Map<string, ProductId>()
  readonly #taken = new Set<ProductId>()
  readonly #parts = new Map<ProductId, { readonly manufacturer: string; readonly model: string }>()
  readonly #makers = new Map<string, string>()
  readonly #replacements = new Map<ProductId, ProductId>()
  readonly numbers = new KnownNumbers()
  readonly nearest = new NearestNumbers(this.#parts)

  constructor(parts: Iterable<{ readonly id: ProductId; readonly manufacturer: string; readonly model: string }> = []) {
    for (const { id, manufacturer, model } of parts) this.note(id, manufacturer, model)
  }

  /** The part's id, existing or new. */
  idOf(manufacturer: string, model: string): ProductId {
    const known = this.#ids.get(partKey(manufacturer, model))
    if (known !== undefined) return known
    let place = 1
    while (this.#taken.has(newPartId(manufacturer, model, place))) place += 1
    return newPartId(manufacturer, model, place)
  }

  /** Whether the manufacturer has a part with this number. */
  has(manufacturer: string, model: string): boolean {
    return this.#ids.has(partKey(manufacturer, model))
  }

  /** The part with this number of the manufacturer, or with this id; undefined if there is none. */
  find(manufacturer: string, modelOrId: string): ProductId | undefined {
    const id = productId.safeParse(modelOrId)
    if (!id.success) return this.#ids.get(partKey(manufacturer, modelOrId))
    return this.#taken.has(id.data) ? id.data : undefined
  }

  /** The chain of a part's replacements. */
  successorsOf(id: ProductId): ProductId[] {
    const successors: ProductId[] = []
    let next = this.#replacements.get(id)
    while (next !== undefined && !successors.includes(next)) {
      successors.push(next)
      next = this.#replacements.get(next)
    }
    return successors
  }

  recordReplacement(id: ProductId, replacement: ProductId | null): void {
    if (replacement === null) this.#replacements.delete(id)
    else this.#replacements.set(id, replacement)
  }

  /** The existing spelling of a manufacturer's name, so that none is listed twice. */
  spelled(manufacturer: string): string {
    return this.#makers.get(keyText(manufacturer)) ?? manufacturer
  }

  note(id: ProductId, manufacturer: string, model: string): void {
    const key = partKey(manufacturer, model)
    if (!this.#ids.has(key)) {
      this.numbers.add(manufacturer, model)
      this.#parts.set(id, { manufacturer, model })
    }
    this.#ids.set(key, id)
    this.#taken.add(id)
    const maker = keyText(manufacturer)
    if (!this.#makers.has(maker)) this.#makers.set(maker, manufacturer)
  }
}

/** All existing parts, from the products view. */
export const readPartIds = async ({ view }: Pick<Platform, 'view'>): Promise<PartIds> => {
  const rows = view(productsProjection)
    .find({ product: { $exists: true } })
    .project<{
      _id: string
      product: { data: { manufacturer: string; model: string }; replacement: ProductId | null }
    }>({
      'product.data.manufacturer': 1,
      'product.data.model': 1,
      'product.replacement': 1,
    })
    .batchSize(5000)
  const ids = new PartIds()
  for await (const { _id, product } of rows) {
    const id = productId.parse(_id)
    ids.note(id, product.data.manufacturer, product.data.model)
    ids.recordReplacement(id, product.replacement)
  }
  return ids
}
