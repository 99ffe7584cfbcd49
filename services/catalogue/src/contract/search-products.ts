import { call, open } from '@pinline/chassis/contract/call'
import { productListInput, productListOutput } from './list-products.ts'

/** The same list as `/products`, asked for by keyword. */
export const searchProducts = call({
  name: 'search-products',
  path: '/products/search',
  effect: 'read',
  authority: open,
  input: productListInput,
  output: productListOutput,
  errors: ['not-found'],
})
