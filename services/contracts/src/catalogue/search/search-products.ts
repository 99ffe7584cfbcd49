import { call, open } from '../../api/call.ts'
import { productListInput, productListOutput } from '../product/list-products.ts'

/** The same list as `/products`, by keyword. */
export const searchProducts = call({
  name: 'search-products',
  path: '/products/search',
  effect: 'read',
  access: open,
  apiScope: 'catalogue:read',
  weight: 32,
  input: productListInput,
  output: productListOutput,
  errors: ['not-found', 'currency-disabled'],
})
