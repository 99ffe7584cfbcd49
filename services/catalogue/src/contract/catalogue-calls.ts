import type { AdminResource, AnyCall } from '@pinline/chassis/contract/call'
import { adjustStock } from './adjust-stock.ts'
import { productsResource, stockResource } from './catalogue-resources.ts'
import { importProducts } from './import-products.ts'
import { listCategories } from './list-categories.ts'
import { listCurrencies, listLocaleCurrencies } from './list-currencies.ts'
import { listHotKeywords } from './list-hot-keywords.ts'
import { listLocaleLanguages } from './list-locale-languages.ts'
import { listProducts } from './list-products.ts'
import { quoteLines } from './quote-lines.ts'
import { receiveStock } from './receive-stock.ts'
import { reserveStock } from './reserve-stock.ts'
import { searchProducts } from './search-products.ts'
import { showProduct } from './show-product.ts'
import { showStock } from './show-stock.ts'

/** Every call of the catalogue, for the gateway, the API document and the test matrices. */
export const catalogueCalls: readonly AnyCall[] = [
  listProducts,
  searchProducts,
  showProduct,
  listHotKeywords,
  showStock,
  listCategories,
  listCurrencies,
  listLocaleCurrencies,
  listLocaleLanguages,
  receiveStock,
  adjustStock,
  importProducts,
  quoteLines,
  reserveStock,
]

export const catalogueResources: readonly AdminResource[] = [productsResource, stockResource]
