import type { Decider } from '@pinline/chassis/domain/decider'
import { type ProductEvent, productEvent } from '@pinline/events/catalogue/product-event'
import { type CreateProduct, createProduct } from './create-product.ts'
import { type ImportProduct, importProduct } from './import-product.ts'
import { evolveProduct, type Product } from './product.ts'
import { type RelistProduct, relistProduct } from './relist-product.ts'
import { type SetDocuments, setDocuments } from './set-documents.ts'
import { type SetLifecycle, setLifecycle } from './set-lifecycle.ts'
import { type SetRelations, setRelations } from './set-relations.ts'
import { type UpdateProduct, updateProduct } from './update-product.ts'
import { type WithdrawProduct, withdrawProduct } from './withdraw-product.ts'

export type ProductCommand =
  | ImportProduct
  | CreateProduct
  | UpdateProduct
  | SetLifecycle
  | SetDocuments
  | SetRelations
  | WithdrawProduct
  | RelistProduct

export const productDecider: Decider<Product, ProductCommand, ProductEvent> = {
  streamType: 'product',
  initial: { status: 'absent' },
  evolve: evolveProduct,
  eventSchema: productEvent,
  decide: (state, command) => {
    switch (command.type) {
      case 'import-product':
        return importProduct(state, command)
      case 'create-product':
        return createProduct(state, command)
      case 'update-product':
        return updateProduct(state, command)
      case 'set-lifecycle':
        return setLifecycle(state, command)
      case 'set-documents':
        return setDocuments(state, command)
      case 'set-relations':
        return setRelations(state, command)
      case 'withdraw-product':
        return withdrawProduct(state, command)
      case 'relist-product':
        return relistProduct(state, command)
      default:
        return command satisfies never
    }
  },
}
