import type { AdminResource, AnyCall } from '../api/call.ts'
import { archiveContent } from './content/archive-content.ts'
import { confirmContentText } from './content/confirm-content-text.ts'
import { contentResource } from './content/content-resource.ts'
import { countTranslations } from './content/count-translations.ts'
import { createContent } from './content/create-content.ts'
import { createContentPreview } from './content/create-content-preview.ts'
import { declineContentReview } from './content/decline-content-review.ts'
import { exportContentTexts } from './content/export-content-texts.ts'
import { getContentFile } from './content/get-content-file.ts'
import { getContentPicture } from './content/get-content-picture.ts'
import { getContentVersion } from './content/get-content-version.ts'
import { getDeveloperCenter } from './content/get-developer-center.ts'
import { getNews } from './content/get-news.ts'
import { getPage } from './content/get-page.ts'
import { getSolution } from './content/get-solution.ts'
import { importContentTexts } from './content/import-content-texts.ts'
import { listBanners } from './content/list-banners.ts'
import { listCategoryPages } from './content/list-category-pages.ts'
import { listContentAddresses } from './content/list-content-addresses.ts'
import { listMenu } from './content/list-menu.ts'
import { listNews } from './content/list-news.ts'
import { listSeoSettings } from './content/list-seo-settings.ts'
import { listSolutionCategories } from './content/list-solution-categories.ts'
import { previewContent } from './content/preview-content.ts'
import { previewContentTexts } from './content/preview-content-texts.ts'
import { publishContent } from './content/publish-content.ts'
import { reopenContent } from './content/reopen-content.ts'
import { requestContentReview } from './content/request-content-review.ts'
import { restoreContentVersion } from './content/restore-content-version.ts'
import { scheduleContent } from './content/schedule-content.ts'
import { searchContent } from './content/search-content.ts'
import { updateContent } from './content/update-content.ts'
import { withdrawContentSchedule } from './content/withdraw-content-schedule.ts'
import { attachFile } from './file/attach-file.ts'
import { countFilesBySort } from './file/count-files-by-sort.ts'
import { createFile } from './file/create-file.ts'
import { deleteFiles } from './file/delete-files.ts'
import { eraseFiles } from './file/erase-files.ts'
import { filesResource } from './file/files-resource.ts'
import { getFile } from './file/get-file.ts'
import { getFileByStaff } from './file/get-file-by-staff.ts'
import { getFileInfo } from './file/get-file-info.ts'
import { listFiles } from './file/list-files.ts'
import { listFilesOfOwner } from './file/list-files-of-owner.ts'
import { moveFiles } from './file/move-files.ts'
import { uploadFile } from './file/upload-file.ts'
import { uploadRenamedFile } from './file/upload-renamed-file.ts'
import { uploadStaffAvatar } from './file/upload-staff-avatar.ts'
import { cancelImport } from './import/cancel-import.ts'
import { getImportErrorsFile } from './import/get-import-errors-file.ts'
import { getImportTemplate } from './import/get-import-template.ts'
import { importProducts } from './import/import-products.ts'
import { importsResource } from './import/imports-resource.ts'
import { listImportErrorGroups } from './import/list-import-error-groups.ts'
import { listImportErrors } from './import/list-import-errors.ts'
import { previewImport } from './import/preview-import.ts'
import { startImport } from './import/start-import.ts'
import { uploadImport } from './import/upload-import.ts'
import { getKicadPart } from './kicad/get-kicad-part.ts'
import { listFootprints } from './kicad/list-footprints.ts'
import { listKicadCategories } from './kicad/list-kicad-categories.ts'
import { listKicadParts } from './kicad/list-kicad-parts.ts'
import { listLanguagesByStaff } from './language/list-languages-by-staff.ts'
import { listLocaleLanguages } from './language/list-locale-languages.ts'
import { updateLanguage } from './language/update-language.ts'
import { approveExchangeRate } from './price/approve-exchange-rate.ts'
import { clearPrice } from './price/clear-price.ts'
import { declineExchangeRate } from './price/decline-exchange-rate.ts'
import { importExchangeRates } from './price/import-exchange-rates.ts'
import { listCostPrices } from './price/list-cost-prices.ts'
import { listCurrencies } from './price/list-currencies.ts'
import { listCurrenciesByStaff } from './price/list-currencies-by-staff.ts'
import { listExchangeRates } from './price/list-exchange-rates.ts'
import { listLocaleCurrencies } from './price/list-locale-currencies.ts'
import { previewExchangeRates } from './price/preview-exchange-rates.ts'
import { quoteLines } from './price/quote-lines.ts'
import { setCostPrice } from './price/set-cost-price.ts'
import { setExchangeRate } from './price/set-exchange-rate.ts'
import { setPrice } from './price/set-price.ts'
import { updateCurrency } from './price/update-currency.ts'
import { createProduct } from './product/create-product.ts'
import { exportProducts } from './product/export-products.ts'
import { getDocument } from './product/get-document.ts'
import { getProduct } from './product/get-product.ts'
import { getProductDetail } from './product/get-product-detail.ts'
import { getWithdrawnProduct } from './product/get-withdrawn-product.ts'
import { listProductAddresses } from './product/list-product-addresses.ts'
import { listProductHistory } from './product/list-product-history.ts'
import { listProducts } from './product/list-products.ts'
import { listProductsByIds } from './product/list-products-by-ids.ts'
import { productsResource } from './product/products-resource.ts'
import { relistProduct } from './product/relist-product.ts'
import { setDocuments } from './product/set-documents.ts'
import { setLifecycle } from './product/set-lifecycle.ts'
import { setRelations } from './product/set-relations.ts'
import { updateProduct } from './product/update-product.ts'
import { withdrawProduct } from './product/withdraw-product.ts'
import { closePurchaseOrder } from './purchase-order/close-purchase-order.ts'
import { getPurchaseOrderToPrint } from './purchase-order/get-purchase-order-to-print.ts'
import { listPurchaseProposals } from './purchase-order/list-purchase-proposals.ts'
import { placePurchaseOrder } from './purchase-order/place-purchase-order.ts'
import { purchaseOrdersResource } from './purchase-order/purchase-orders-resource.ts'
import { receivePurchaseOrder } from './purchase-order/receive-purchase-order.ts'
import { reschedulePurchaseOrder } from './purchase-order/reschedule-purchase-order.ts'
import { setPurchaseOrderPrices } from './purchase-order/set-purchase-order-prices.ts'
import { listEmptySearches } from './search/list-empty-searches.ts'
import { listHotKeywords } from './search/list-hot-keywords.ts'
import { matchLines } from './search/match-lines.ts'
import { recordSearch } from './search/record-search.ts'
import { searchProducts } from './search/search-products.ts'
import { suggestProducts } from './search/suggest-products.ts'
import { listShopSettingChanges } from './settings/list-shop-setting-changes.ts'
import { listShopSettings } from './settings/list-shop-settings.ts'
import { adjustStock } from './stock/adjust-stock.ts'
import { announceDelivery } from './stock/announce-delivery.ts'
import { exportStock } from './stock/export-stock.ts'
import { getStockAt } from './stock/get-stock-at.ts'
import { getStockValue } from './stock/get-stock-value.ts'
import { listReservations } from './stock/list-reservations.ts'
import { listStock } from './stock/list-stock.ts'
import { listStockCover } from './stock/list-stock-cover.ts'
import { listStockHistory } from './stock/list-stock-history.ts'
import { receiveStock } from './stock/receive-stock.ts'
import { releaseReservation } from './stock/release-reservation.ts'
import { reservationsResource } from './stock/reservations-resource.ts'
import { reserveStock } from './stock/reserve-stock.ts'
import { setReorderLevel } from './stock/set-reorder-level.ts'
import { stockResource } from './stock/stock-resource.ts'
import { takeStockForReplacement } from './stock/take-stock-for-replacement.ts'
import { withdrawDelivery } from './stock/withdraw-delivery.ts'
import { approveStockTake } from './stock-take/approve-stock-take.ts'
import { cancelStockTake } from './stock-take/cancel-stock-take.ts'
import { exportCountingSheet } from './stock-take/export-counting-sheet.ts'
import { listStockTakeDifferences } from './stock-take/list-stock-take-differences.ts'
import { recordCounts } from './stock-take/record-counts.ts'
import { startStockTake } from './stock-take/start-stock-take.ts'
import { stockTakesResource } from './stock-take/stock-takes-resource.ts'
import { addSupplier } from './supplier/add-supplier.ts'
import { archiveSupplier } from './supplier/archive-supplier.ts'
import { changeSupplier } from './supplier/change-supplier.ts'
import { restoreSupplier } from './supplier/restore-supplier.ts'
import { suppliersResource } from './supplier/suppliers-resource.ts'
import { attributesResource } from './taxonomy/attributes-resource.ts'
import { categoriesResource } from './taxonomy/categories-resource.ts'
import { categoryCompletenessResource } from './taxonomy/category-completeness-resource.ts'
import { createAttribute } from './taxonomy/create-attribute.ts'
import { createCategory } from './taxonomy/create-category.ts'
import { getCategory } from './taxonomy/get-category.ts'
import { listCategories } from './taxonomy/list-categories.ts'
import { listCategoryAddresses } from './taxonomy/list-category-addresses.ts'
import { moveCategory } from './taxonomy/move-category.ts'
import { removeAttribute } from './taxonomy/remove-attribute.ts'
import { removeCategory } from './taxonomy/remove-category.ts'
import { updateAttribute } from './taxonomy/update-attribute.ts'
import { updateCategory } from './taxonomy/update-category.ts'
import { getTextOverrides } from './ui-text/get-text-overrides.ts'
import { listUiTextHistory } from './ui-text/list-ui-text-history.ts'
import { listUiTexts } from './ui-text/list-ui-texts.ts'
import { resetUiText } from './ui-text/reset-ui-text.ts'
import { setUiText } from './ui-text/set-ui-text.ts'

/** Every call of the catalogue, for the gateway, the API document and the test matrices. */
export const catalogueCalls: readonly AnyCall[] = [
  listProducts,
  searchProducts,
  getProductDetail,
  getWithdrawnProduct,
  listProductAddresses,
  listProductsByIds,
  suggestProducts,
  matchLines,
  recordSearch,
  listHotKeywords,
  listEmptySearches,
  listStock,
  getStockValue,
  listStockCover,
  listCategories,
  listCategoryAddresses,
  getCategory,
  listKicadCategories,
  listKicadParts,
  getKicadPart,
  listFootprints,
  listCurrencies,
  listLocaleCurrencies,
  listLocaleLanguages,
  listLanguagesByStaff,
  updateLanguage,
  getTextOverrides,
  listShopSettings,
  listShopSettingChanges,
  listUiTexts,
  listUiTextHistory,
  setUiText,
  resetUiText,
  listCurrenciesByStaff,
  updateCurrency,
  setExchangeRate,
  approveExchangeRate,
  declineExchangeRate,
  listExchangeRates,
  previewExchangeRates,
  importExchangeRates,
  receiveStock,
  setReorderLevel,
  exportStock,
  adjustStock,
  announceDelivery,
  withdrawDelivery,
  listStockHistory,
  getStockAt,
  listReservations,
  releaseReservation,
  placePurchaseOrder,
  receivePurchaseOrder,
  reschedulePurchaseOrder,
  setPurchaseOrderPrices,
  closePurchaseOrder,
  listPurchaseProposals,
  getPurchaseOrderToPrint,
  addSupplier,
  changeSupplier,
  archiveSupplier,
  restoreSupplier,
  startStockTake,
  recordCounts,
  approveStockTake,
  cancelStockTake,
  listStockTakeDifferences,
  exportCountingSheet,
  getProduct,
  listProductHistory,
  createProduct,
  updateProduct,
  setLifecycle,
  withdrawProduct,
  relistProduct,
  setDocuments,
  setRelations,
  getDocument,
  setPrice,
  clearPrice,
  setCostPrice,
  listCostPrices,
  importProducts,
  uploadImport,
  previewImport,
  startImport,
  cancelImport,
  listImportErrors,
  listImportErrorGroups,
  getImportErrorsFile,
  getImportTemplate,
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
  takeStockForReplacement,
  uploadFile,
  uploadRenamedFile,
  uploadStaffAvatar,
  createFile,
  listFiles,
  deleteFiles,
  moveFiles,
  countFilesBySort,
  getFileByStaff,
  getFile,
  getFileInfo,
  listFilesOfOwner,
  attachFile,
  eraseFiles,
  createContent,
  updateContent,
  requestContentReview,
  declineContentReview,
  confirmContentText,
  scheduleContent,
  withdrawContentSchedule,
  publishContent,
  archiveContent,
  reopenContent,
  restoreContentVersion,
  getContentVersion,
  getPage,
  getSolution,
  getNews,
  listNews,
  listCategoryPages,
  getDeveloperCenter,
  listSolutionCategories,
  listBanners,
  listSeoSettings,
  listMenu,
  listContentAddresses,
  searchContent,
  createContentPreview,
  previewContent,
  getContentPicture,
  getContentFile,
  exportContentTexts,
  previewContentTexts,
  importContentTexts,
  countTranslations,
]

export const catalogueResources: readonly AdminResource[] = [
  productsResource,
  stockResource,
  reservationsResource,
  categoryCompletenessResource,
  purchaseOrdersResource,
  suppliersResource,
  stockTakesResource,
  filesResource,
  importsResource,
  categoriesResource,
  attributesResource,
  contentResource,
]
