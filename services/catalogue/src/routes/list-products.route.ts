import { route } from '@pinline/chassis/http/route'
import { listProducts } from '@pinline/contracts/catalogue/product/list-products'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { productsProjection } from '../read-models/products/products.projection.ts'
import { productList } from './product-list.ts'

export const listProductsRoute = (deps: CatalogueDeps) =>
  route(listProducts, productList(deps), { waitsFor: [productsProjection] })
