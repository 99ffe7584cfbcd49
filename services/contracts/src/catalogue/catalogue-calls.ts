import type { AdminResource, AnyCall } from '../api/call.ts'
import { productsResource, stockResource } from './catalogue-resources.ts'
import { attachFile, eraseFiles } from './file/attach-file.ts'
import { createFile } from './file/create-file.ts'
import { deleteFiles } from './file/delete-files.ts'
import { filesResource } from './file/files-resource.ts'
import { findFile, showFile } from './file/find-file.ts'
import { listFiles } from './file/list-files.ts'
import { readFile, readFilesOf } from './file/read-file.ts'
import { uploadFile, uploadRenamedFile } from './file/upload-file.ts'
import { uploadStaffAvatar } from './file/upload-staff-avatar.ts'
import { importProducts } from './import/import-products.ts'
import { importsResource } from './import/imports-resource.ts'
import { findImportErrors, listImportErrors } from './import/list-import-errors.ts'
import { previewImport } from './import/preview-import.ts'
import { cancelImport, startImport } from './import/start-import.ts'
import { uploadImport } from './import/upload-import.ts'
import { listLocaleLanguages } from './list-locale-languages.ts'
import { clearPrice } from './price/clear-price.ts'
import { listCurrencies, listLocaleCurrencies } from './price/list-currencies.ts'
import { quoteLines } from './price/quote-lines.ts'
import { setPrice } from './price/set-price.ts'
import { createProduct } from './product/create-product.ts'
import { exportProducts } from './product/export-products.ts'
import { getProduct } from './product/get-product.ts'
import { listProductHistory } from './product/list-product-history.ts'
import { listProducts } from './product/list-products.ts'
import { relistProduct } from './product/relist-product.ts'
import { setDocuments } from './product/set-documents.ts'
import { setLifecycle } from './product/set-lifecycle.ts'
import { showDocument } from './product/show-document.ts'
import { showProduct } from './product/show-product.ts'
import { showProducts } from './product/show-products.ts'
import { updateProduct } from './product/update-product.ts'
import { withdrawProduct } from './product/withdraw-product.ts'
import { listHotKeywords } from './search/list-hot-keywords.ts'
import { matchLines } from './search/match-lines.ts'
import { noteSearch } from './search/note-search.ts'
import { searchProducts } from './search/search-products.ts'
import { suggestProducts } from './search/suggest-products.ts'
import { adjustStock } from './stock/adjust-stock.ts'
import { announceDelivery } from './stock/announce-delivery.ts'
import { listReservations } from './stock/list-reservations.ts'
import { listStockHistory } from './stock/list-stock-history.ts'
import { receiveStock } from './stock/receive-stock.ts'
import { reserveStock } from './stock/reserve-stock.ts'
import { showStock } from './stock/show-stock.ts'
import { withdrawDelivery } from './stock/withdraw-delivery.ts'
import { attributesResource } from './taxonomy/attributes-resource.ts'
import { categoriesResource } from './taxonomy/categories-resource.ts'
import { createAttribute } from './taxonomy/create-attribute.ts'
import { createCategory } from './taxonomy/create-category.ts'
import { listCategories } from './taxonomy/list-categories.ts'
import { moveCategory } from './taxonomy/move-category.ts'
import { removeAttribute } from './taxonomy/remove-attribute.ts'
import { removeCategory } from './taxonomy/remove-category.ts'
import { showCategory } from './taxonomy/show-category.ts'
import { updateAttribute } from './taxonomy/update-attribute.ts'
import { updateCategory } from './taxonomy/update-category.ts'

/** Every call of the catalogue, for the gateway, the API document and the test matrices. */
export const catalogueCalls: readonly AnyCall[] = [
  listProducts,
  searchProducts,
  showProduct,
  showProducts,
  suggestProducts,
  matchLines,
  noteSearch,
  listHotKeywords,
  showStock,
  listCategories,
  showCategory,
  listCurrencies,
  listLocaleCurrencies,
  listLocaleLanguages,
  receiveStock,
  adjustStock,
  announceDelivery,
  withdrawDelivery,
  listStockHistory,
  listReservations,
  getProduct,
  listProductHistory,
  createProduct,
  updateProduct,
  setLifecycle,
  withdrawProduct,
  relistProduct,
  setDocuments,
  showDocument,
  setPrice,
  clearPrice,
  importProducts,
  uploadImport,
  previewImport,
  startImport,
  cancelImport,
  listImportErrors,
  findImportErrors,
  exportProducts,
  createCategory,
  updateCategory,
  moveCategory,
  removeCategory,
  createAttribute,
  updateAttribute,
  removeAttribute,
  quoteLines,
  reserveStock,
  uploadFile,
  uploadRenamedFile,
  uploadStaffAvatar,
  createFile,
  listFiles,
  deleteFiles,
  findFile,
  showFile,
  readFile,
  readFilesOf,
  attachFile,
  eraseFiles,
]

export const catalogueResources: readonly AdminResource[] = [
  productsResource,
  stockResource,
  filesResource,
  importsResource,
  categoriesResource,
  attributesResource,
]
