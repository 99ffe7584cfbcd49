import { route } from '@pinline/chassis/http/route'
import { searchProducts } from '@pinline/contracts/catalogue/search/search-products'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { productsProjection } from '../read-models/products/products.projection.ts'
import { productList } from './product-list.ts'

export const searchProductsRoute = (deps: CatalogueDeps) =>
  route(searchProducts, productList(deps), { waitsFor: [productsProjection] })
