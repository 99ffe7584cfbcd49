import type { Decider } from '@pinline/chassis/domain/decider'
import { type ProductEvent, productEvent } from '@pinline/events/catalogue/product-event'
import { type ImportProduct, importProduct } from './import-product.ts'
import { evolveProduct, type Product } from './product.ts'
import { type SetLifecycle, setLifecycle } from './set-lifecycle.ts'

export type ProductCommand = ImportProduct | SetLifecycle

export const productDecider: Decider<Product, ProductCommand, ProductEvent> = {
  streamType: 'product',
  initial: { status: 'absent' },
  evolve: evolveProduct,
  factSchema: productEvent,
  decide: (state, command) => {
    switch (command.type) {
      case 'import-product':
        return importProduct(state, command)
      case 'set-lifecycle':
        return setLifecycle(state, command)
      default: {
        const missing: never = command
        return missing
      }
    }
  },
}
