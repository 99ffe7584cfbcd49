import type { AdminResource, AnyCall } from '@pinline/chassis/contract/call'
import { adjustStock } from './adjust-stock.ts'
import { announceDelivery } from './announce-delivery.ts'
import { attachFile, eraseFiles } from './attach-file.ts'
import { attributesResource } from './attributes-resource.ts'
import { productsResource, stockResource } from './catalogue-resources.ts'
import { categoriesResource } from './categories-resource.ts'
import { clearPrice } from './clear-price.ts'
import { createAttribute } from './create-attribute.ts'
import { createCategory } from './create-category.ts'
import { createFile } from './create-file.ts'
import { createProduct } from './create-product.ts'
import { deleteFiles } from './delete-files.ts'
import { exportProducts } from './export-products.ts'
import { filesResource } from './files-resource.ts'
import { findFile, showFile } from './find-file.ts'
import { getProduct } from './get-product.ts'
import { importProducts } from './import-products.ts'
import { importsResource } from './imports-resource.ts'
import { listCategories } from './list-categories.ts'
import { listCurrencies, listLocaleCurrencies } from './list-currencies.ts'
import { listFiles } from './list-files.ts'
import { listHotKeywords } from './list-hot-keywords.ts'
import { findImportErrors, listImportErrors } from './list-import-errors.ts'
import { listLocaleLanguages } from './list-locale-languages.ts'
import { listProductHistory } from './list-product-history.ts'
import { listProducts } from './list-products.ts'
import { listReservations } from './list-reservations.ts'
import { listStockHistory } from './list-stock-history.ts'
import { matchLines } from './match-lines.ts'
import { moveCategory } from './move-category.ts'
import { noteSearch } from './note-search.ts'
import { previewImport } from './preview-import.ts'
import { quoteLines } from './quote-lines.ts'
import { readFile, readFilesOf } from './read-file.ts'
import { receiveStock } from './receive-stock.ts'
import { relistProduct } from './relist-product.ts'
import { removeAttribute } from './remove-attribute.ts'
import { removeCategory } from './remove-category.ts'
import { reserveStock } from './reserve-stock.ts'
import { searchProducts } from './search-products.ts'
import { setDocuments } from './set-documents.ts'
import { setLifecycle } from './set-lifecycle.ts'
import { setPrice } from './set-price.ts'
import { showCategory } from './show-category.ts'
import { showDocument } from './show-document.ts'
import { showProduct } from './show-product.ts'
import { showProducts } from './show-products.ts'
import { showStock } from './show-stock.ts'
import { cancelImport, startImport } from './start-import.ts'
import { suggestProducts } from './suggest-products.ts'
import { updateAttribute } from './update-attribute.ts'
import { updateCategory } from './update-category.ts'
import { updateProduct } from './update-product.ts'
import { uploadFile, uploadRenamedFile } from './upload-file.ts'
import { uploadImport } from './upload-import.ts'
import { uploadStaffAvatar } from './upload-staff-avatar.ts'
import { withdrawDelivery } from './withdraw-delivery.ts'
import { withdrawProduct } from './withdraw-product.ts'

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
