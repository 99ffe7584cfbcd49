import { loadStream } from '@pinline/chassis/event-store/handle-command'
import { uploadsOf } from '@pinline/chassis/files/upload-folder'
import { defineService } from '@pinline/chassis/service'
import { PreparedAnswers } from './answers/prepared-answers.ts'
import type { CatalogueDeps } from './catalogue-deps.ts'
import { Completeness } from './completeness/completeness.ts'
import { catalogueConfig, catalogueVariables } from './config.ts'
import { LiveContent } from './content/live-content.ts'
import { defineFirstCurrencies } from './currencies/first-currencies.ts'
import { LiveCurrencies } from './currencies/live-currencies.ts'
import { stockDecider } from './domain/stock/stock-decider.ts'
import { cataloguePersonVault } from './erasure/person-vault.ts'
import { fileSweeps } from './files/file-sweeps.ts'
import { filesOf } from './files/files-of.ts'
import { ImportRunner } from './import/import-runner.ts'
import { Imports, importsSweep, mappingsExpiry } from './import/imports.ts'
import { checkTranslationsJob } from './jobs/check-translations.job.ts'
import { publishDueContentJob } from './jobs/publish-due-content.job.ts'
import { runImports } from './jobs/run-import.job.ts'
import { sweepFiles } from './jobs/sweep-files.job.ts'
import { sweepImports } from './jobs/sweep-imports.job.ts'
import { defineFirstLanguages } from './languages/first-languages.ts'
import { adjustStockWhenStockTakeApproved } from './reactions/adjust-stock-when-stock-take-approved.reaction.ts'
import { eraseFormerContactWhenSupplierChanged } from './reactions/erase-former-contact-when-supplier-changed.reaction.ts'
import { receiveStockWhenAfterSaleReceived } from './reactions/receive-stock-when-after-sale-received.reaction.ts'
import { recordReservationPaidWhenOrderConfirmed } from './reactions/record-reservation-paid-when-order-confirmed.reaction.ts'
import { reduceReservationWhenLinesCancelled } from './reactions/reduce-reservation-when-lines-cancelled.reaction.ts'
import { releaseStockWhenOrderCancelled } from './reactions/release-stock-when-order-cancelled.reaction.ts'
import { removeFilesWhenBuyerErased } from './reactions/remove-files-when-buyer-erased.reaction.ts'
import { returnStockWhenReplacementWithdrawn } from './reactions/return-stock-when-replacement-withdrawn.reaction.ts'
import { sellStockWhenOrderShipped } from './reactions/sell-stock-when-order-shipped.reaction.ts'
import { updateStockWhenPurchaseOrderMoves } from './reactions/update-stock-when-purchase-order-moves.reaction.ts'
import { binsProjection } from './read-models/bins/bins.projection.ts'
import { contentProjection } from './read-models/content/content.projection.ts'
import { productsProjection } from './read-models/products/products.projection.ts'
import { purchaseOrdersProjection } from './read-models/purchase-orders/purchase-orders.projection.ts'
import { stockFiguresProjection } from './read-models/stock-figures/stock-figures.projection.ts'
import { stockTakesProjection } from './read-models/stock-takes/stock-takes.projection.ts'
import { suppliersProjection } from './read-models/suppliers/suppliers.projection.ts'
import { taxonomyProjection } from './read-models/taxonomy/taxonomy.projection.ts'
import { reconcileReservations } from './reconcile/reconcile-reservations.ts'
import { addSupplierRoute } from './routes/add-supplier.route.ts'
import { adjustStockRoute } from './routes/adjust-stock.route.ts'
import { announceDeliveryRoute } from './routes/announce-delivery.route.ts'
import { approveExchangeRateRoute } from './routes/approve-exchange-rate.route.ts'
import { approveStockTakeRoute } from './routes/approve-stock-take.route.ts'
import { archiveContentRoute } from './routes/archive-content.route.ts'
import { archiveSupplierRoute } from './routes/archive-supplier.route.ts'
import { attachFileRoute } from './routes/attach-file.route.ts'
import { attributesResourceRoute } from './routes/attributes.resource.ts'
import { cancelImportRoute } from './routes/cancel-import.route.ts'
import { cancelStockTakeRoute } from './routes/cancel-stock-take.route.ts'
import { categoriesResourceRoute } from './routes/categories.resource.ts'
import { categoryCompletenessResourceRoute } from './routes/category-completeness.resource.ts'
import { changeSupplierRoute } from './routes/change-supplier.route.ts'
import { clearPriceRoute } from './routes/clear-price.route.ts'
import { closePurchaseOrderRoute } from './routes/close-purchase-order.route.ts'
import { confirmContentTextRoute } from './routes/confirm-content-text.route.ts'
import { contentResourceRoute } from './routes/content.resource.ts'
import { contentChangesStream } from './routes/content-changes.stream.ts'
import { countFilesBySortRoute } from './routes/count-files-by-sort.route.ts'
import { countTranslationsRoute } from './routes/count-translations.route.ts'
import { createAttributeRoute } from './routes/create-attribute.route.ts'
import { createCategoryRoute } from './routes/create-category.route.ts'
import { createContentRoute } from './routes/create-content.route.ts'
import { createContentPreviewRoute } from './routes/create-content-preview.route.ts'
import { createFileRoute } from './routes/create-file.route.ts'
import { createProductRoute } from './routes/create-product.route.ts'
import { declineContentReviewRoute } from './routes/decline-content-review.route.ts'
import { declineExchangeRateRoute } from './routes/decline-exchange-rate.route.ts'
import { deleteFilesRoute } from './routes/delete-files.route.ts'
import { eraseFilesRoute } from './routes/erase-files.route.ts'
import { exportContentTextsRoute } from './routes/export-content-texts.route.ts'
import { exportCountingSheetRoute } from './routes/export-counting-sheet.route.ts'
import { exportProductsRoute } from './routes/export-products.route.ts'
import { exportStockRoute } from './routes/export-stock.route.ts'
import { filesResourceRoute } from './routes/files.resource.ts'
import { getCategoryRoute } from './routes/get-category.route.ts'
import { getContentFileRoute } from './routes/get-content-file.route.ts'
import { getContentPictureRoute } from './routes/get-content-picture.route.ts'
import { getContentVersionRoute } from './routes/get-content-version.route.ts'
import { getDeveloperCenterRoute } from './routes/get-developer-center.route.ts'
import { getDocumentRoute } from './routes/get-document.route.ts'
import { getFileRoute } from './routes/get-file.route.ts'
import { getFileByStaffRoute } from './routes/get-file-by-staff.route.ts'
import { getFileInfoRoute } from './routes/get-file-info.route.ts'
import { getImportErrorsFileRoute } from './routes/get-import-errors-file.route.ts'
import { getImportTemplateRoute } from './routes/get-import-template.route.ts'
import { getKicadPartRoute } from './routes/get-kicad-part.route.ts'
import { getNewsRoute } from './routes/get-news.route.ts'
import { getPageRoute } from './routes/get-page.route.ts'
import { getProductRoute } from './routes/get-product.route.ts'
import { getProductDetailRoute } from './routes/get-product-detail.route.ts'
import { getPurchaseOrderToPrintRoute } from './routes/get-purchase-order-to-print.route.ts'
import { getSolutionRoute } from './routes/get-solution.route.ts'
import { getStockAtRoute } from './routes/get-stock-at.route.ts'
import { getStockValueRoute } from './routes/get-stock-value.route.ts'
import { getTextOverridesRoute } from './routes/get-text-overrides.route.ts'
import { getWithdrawnProductRoute } from './routes/get-withdrawn-product.route.ts'
import { importContentTextsRoute } from './routes/import-content-texts.route.ts'
import { importExchangeRatesRoute } from './routes/import-exchange-rates.route.ts'
import { importProductsRoute } from './routes/import-products.route.ts'
import { importsResourceRoute } from './routes/imports.resource.ts'
import { listBannersRoute } from './routes/list-banners.route.ts'
import { listCategoriesRoute } from './routes/list-categories.route.ts'
import { listCategoryAddressesRoute } from './routes/list-category-addresses.route.ts'
import { listCategoryPagesRoute } from './routes/list-category-pages.route.ts'
import { listContentAddressesRoute } from './routes/list-content-addresses.route.ts'
import { listCostPricesRoute } from './routes/list-cost-prices.route.ts'
import { listCurrenciesRoute } from './routes/list-currencies.route.ts'
import { listCurrenciesByStaffRoute } from './routes/list-currencies-by-staff.route.ts'
import { listEmptySearchesRoute } from './routes/list-empty-searches.route.ts'
import { listExchangeRatesRoute } from './routes/list-exchange-rates.route.ts'
import { listFilesRoute } from './routes/list-files.route.ts'
import { listFilesOfOwnerRoute } from './routes/list-files-of-owner.route.ts'
import { listFootprintsRoute } from './routes/list-footprints.route.ts'
import { listHotKeywordsRoute } from './routes/list-hot-keywords.route.ts'
import { listImportErrorGroupsRoute } from './routes/list-import-error-groups.route.ts'
import { listImportErrorsRoute } from './routes/list-import-errors.route.ts'
import { listKicadCategoriesRoute } from './routes/list-kicad-categories.route.ts'
import { listKicadPartsRoute } from './routes/list-kicad-parts.route.ts'
import { listLanguagesByStaffRoute } from './routes/list-languages-by-staff.route.ts'
import { listLocaleCurrenciesRoute } from './routes/list-locale-currencies.route.ts'
import { listLocaleLanguagesRoute } from './routes/list-locale-languages.route.ts'
import { listMenuRoute } from './routes/list-menu.route.ts'
import { listNewsRoute } from './routes/list-news.route.ts'
import { listProductAddressesRoute } from './routes/list-product-addresses.route.ts'
import { listProductHistoryRoute } from './routes/list-product-history.route.ts'
import { listProductsRoute } from './routes/list-products.route.ts'
import { listProductsByIdsRoute } from './routes/list-products-by-ids.route.ts'
import { listPurchaseProposalsRoute } from './routes/list-purchase-proposals.route.ts'
import { listReservationsRoute } from './routes/list-reservations.route.ts'
import { listSeoSettingsRoute } from './routes/list-seo-settings.route.ts'
import { listShopSettingChangesRoute } from './routes/list-shop-setting-changes.route.ts'
import { listShopSettingsRoute } from './routes/list-shop-settings.route.ts'
import { listSolutionCategoriesRoute } from './routes/list-solution-categories.route.ts'
import { listStockRoute } from './routes/list-stock.route.ts'
import { listStockCoverRoute } from './routes/list-stock-cover.route.ts'
import { listStockHistoryRoute } from './routes/list-stock-history.route.ts'
import { listStockTakeDifferencesRoute } from './routes/list-stock-take-differences.route.ts'
import { listUiTextHistoryRoute } from './routes/list-ui-text-history.route.ts'
import { listUiTextsRoute } from './routes/list-ui-texts.route.ts'
import { matchLinesRoute } from './routes/match-lines.route.ts'
import { moveCategoryRoute } from './routes/move-category.route.ts'
import { moveFilesRoute } from './routes/move-files.route.ts'
import { placePurchaseOrderRoute } from './routes/place-purchase-order.route.ts'
import { previewContentRoute } from './routes/preview-content.route.ts'
import { previewContentTextsRoute } from './routes/preview-content-texts.route.ts'
import { previewExchangeRatesRoute } from './routes/preview-exchange-rates.route.ts'
import { previewImportRoute } from './routes/preview-import.route.ts'
import { productChangesStream } from './routes/product-changes.stream.ts'
import { productsResourceRoute } from './routes/products.resource.ts'
import { publishContentRoute } from './routes/publish-content.route.ts'
import { purchaseOrdersResourceRoute } from './routes/purchase-orders.resource.ts'
import { quoteLinesRoute } from './routes/quote-lines.route.ts'
import { receivePurchaseOrderRoute } from './routes/receive-purchase-order.route.ts'
import { receiveStockRoute } from './routes/receive-stock.route.ts'
import { recordCountsRoute } from './routes/record-counts.route.ts'
import { recordSearchRoute } from './routes/record-search.route.ts'
import { releaseReservationRoute } from './routes/release-reservation.route.ts'
import { relistProductRoute } from './routes/relist-product.route.ts'
import { removeAttributeRoute } from './routes/remove-attribute.route.ts'
import { removeCategoryRoute } from './routes/remove-category.route.ts'
import { reopenContentRoute } from './routes/reopen-content.route.ts'
import { requestContentReviewRoute } from './routes/request-content-review.route.ts'
import { reschedulePurchaseOrderRoute } from './routes/reschedule-purchase-order.route.ts'
import { reservationsResourceRoute } from './routes/reservations.resource.ts'
import { reserveStockRoute } from './routes/reserve-stock.route.ts'
import { resetUiTextRoute } from './routes/reset-ui-text.route.ts'
import { restoreContentVersionRoute } from './routes/restore-content-version.route.ts'
import { restoreSupplierRoute } from './routes/restore-supplier.route.ts'
import { scheduleContentRoute } from './routes/schedule-content.route.ts'
import { searchContentRoute } from './routes/search-content.route.ts'
import { searchProductsRoute } from './routes/search-products.route.ts'
import { setCostPriceRoute } from './routes/set-cost-price.route.ts'
import { setDocumentsRoute } from './routes/set-documents.route.ts'
import { setExchangeRateRoute } from './routes/set-exchange-rate.route.ts'
import { setLifecycleRoute } from './routes/set-lifecycle.route.ts'
import { setPriceRoute } from './routes/set-price.route.ts'
import { setPurchaseOrderPricesRoute } from './routes/set-purchase-order-prices.route.ts'
import { setRelationsRoute } from './routes/set-relations.route.ts'
import { setReorderLevelRoute } from './routes/set-reorder-level.route.ts'
import { setUiTextRoute } from './routes/set-ui-text.route.ts'
import { startImportRoute } from './routes/start-import.route.ts'
import { startStockTakeRoute } from './routes/start-stock-take.route.ts'
import { stockResourceRoute } from './routes/stock.resource.ts'
import { stockTakesResourceRoute } from './routes/stock-takes.resource.ts'
import { suggestProductsRoute } from './routes/suggest-products.route.ts'
import { suppliersResourceRoute } from './routes/suppliers.resource.ts'
import { takeStockForReplacementRoute } from './routes/take-stock-for-replacement.route.ts'
import { updateAttributeRoute } from './routes/update-attribute.route.ts'
import { updateCategoryRoute } from './routes/update-category.route.ts'
import { updateContentRoute } from './routes/update-content.route.ts'
import { updateCurrencyRoute } from './routes/update-currency.route.ts'
import { updateLanguageRoute } from './routes/update-language.route.ts'
import { updateProductRoute } from './routes/update-product.route.ts'
import { uploadFileRoute } from './routes/upload-file.route.ts'
import { uploadImportRoute } from './routes/upload-import.route.ts'
import { uploadRenamedFileRoute } from './routes/upload-renamed-file.route.ts'
import { uploadStaffAvatarRoute } from './routes/upload-staff-avatar.route.ts'
import { withdrawContentScheduleRoute } from './routes/withdraw-content-schedule.route.ts'
import { withdrawDeliveryRoute } from './routes/withdraw-delivery.route.ts'
import { withdrawProductRoute } from './routes/withdraw-product.route.ts'
import { EmptySearches, emptySearchesExpiry } from './search/empty-searches.ts'
import { KeywordCounts, keywordCountsExpiry } from './search/keyword-counts.ts'
import { LiveIndex } from './search/live-index.ts'
import { PartMatcher } from './search/part-matcher.ts'
import { seedShopContent } from './seed/content/seed-shop-content.ts'
import { shopContent } from './seed/content/shop-content.ts'
import { seedPurchaseOrders } from './seed/demo-purchase-orders.ts'
import { seedStockTakes } from './seed/demo-stock-takes.ts'
import { productsViewFilled, seedConnectors } from './seed/first-start.ts'
import { seedTaxonomy } from './seed/seed-taxonomy.ts'
import { requestPrefixes } from './stock-queue/order-requests.ts'
import { StockQueue } from './stock-queue/stock-queue.ts'
import { LiveTaxonomy } from './taxonomy/live-taxonomy.ts'

const routesOf = (deps: CatalogueDeps) => [
  listProductsRoute(deps),
  searchProductsRoute(deps),
  getProductDetailRoute(deps),
  getWithdrawnProductRoute(deps),
  listProductsByIdsRoute(deps),
  suggestProductsRoute(deps),
  matchLinesRoute(deps),
  recordSearchRoute(deps),
  listHotKeywordsRoute(deps),
  listEmptySearchesRoute(deps),
  listStockRoute(deps),
  getStockValueRoute(deps),
  listStockCoverRoute(deps),
  listCategoriesRoute(deps),
  getCategoryRoute(deps),
  receiveStockRoute(deps),
  setReorderLevelRoute(deps),
  exportStockRoute(deps),
  adjustStockRoute(deps),
  announceDeliveryRoute(deps),
  withdrawDeliveryRoute(deps),
  listStockHistoryRoute(deps),
  getStockAtRoute(deps),
  listReservationsRoute(deps),
  releaseReservationRoute(deps),
  placePurchaseOrderRoute(deps),
  receivePurchaseOrderRoute(deps),
  reschedulePurchaseOrderRoute(deps),
  setPurchaseOrderPricesRoute(deps),
  closePurchaseOrderRoute(deps),
  listPurchaseProposalsRoute(deps),
  getPurchaseOrderToPrintRoute(deps),
  addSupplierRoute(deps),
  changeSupplierRoute(deps),
  archiveSupplierRoute(deps),
  restoreSupplierRoute(deps),
  startStockTakeRoute(deps),
  recordCountsRoute(deps),
  approveStockTakeRoute(deps),
  cancelStockTakeRoute(deps),
  listStockTakeDifferencesRoute(deps),
  exportCountingSheetRoute(deps),
  getProductRoute(deps),
  listProductHistoryRoute(deps),
  createProductRoute(deps),
  updateProductRoute(deps),
  setLifecycleRoute(deps),
  withdrawProductRoute(deps),
  relistProductRoute(deps),
  setDocumentsRoute(deps),
  setRelationsRoute(deps),
  getDocumentRoute(deps),
  setPriceRoute(deps),
  clearPriceRoute(deps),
  setCostPriceRoute(deps),
  listCostPricesRoute(deps),
  importProductsRoute(deps),
  uploadImportRoute(deps),
  previewImportRoute(deps),
  startImportRoute(deps),
  cancelImportRoute(deps),
  listImportErrorGroupsRoute(deps),
  listImportErrorsRoute(deps),
  getImportErrorsFileRoute(deps),
  getImportTemplateRoute(deps),
  exportProductsRoute(deps),
  createCategoryRoute(deps),
  updateCategoryRoute(deps),
  moveCategoryRoute(deps),
  removeCategoryRoute(deps),
  createAttributeRoute(deps),
  updateAttributeRoute(deps),
  removeAttributeRoute(deps),
  quoteLinesRoute(deps),
  reserveStockRoute(deps),
  takeStockForReplacementRoute(deps),
]

/** Currencies, languages, and the texts of the screens. */
const localeRoutesOf = (deps: CatalogueDeps) => [
  listCurrenciesRoute(deps),
  listLocaleCurrenciesRoute(deps),
  listLocaleLanguagesRoute(deps),
  listLanguagesByStaffRoute(deps),
  updateLanguageRoute(deps),
  listCurrenciesByStaffRoute(deps),
  updateCurrencyRoute(deps),
  setExchangeRateRoute(deps),
  approveExchangeRateRoute(deps),
  declineExchangeRateRoute(deps),
  listExchangeRatesRoute(deps),
  previewExchangeRatesRoute(deps),
  importExchangeRatesRoute(deps),
  getTextOverridesRoute(deps),
  listShopSettingsRoute(deps),
  listShopSettingChangesRoute(deps),
  listUiTextsRoute(deps),
  listUiTextHistoryRoute(deps),
  setUiTextRoute(deps),
  resetUiTextRoute(deps),
]

/** What KiCad reads. */
const kicadRoutesOf = (deps: CatalogueDeps) => [
  listKicadCategoriesRoute(deps),
  listKicadPartsRoute(deps),
  getKicadPartRoute(deps),
  listFootprintsRoute(deps),
]

const fileRoutesOf = (deps: CatalogueDeps) => [
  uploadFileRoute(deps),
  uploadRenamedFileRoute(deps),
  uploadStaffAvatarRoute(deps),
  createFileRoute(deps),
  listFilesRoute(deps),
  deleteFilesRoute(deps),
  moveFilesRoute(deps),
  countFilesBySortRoute(deps),
  getFileByStaffRoute(deps),
  getFileRoute(deps),
  getFileInfoRoute(deps),
  listFilesOfOwnerRoute(deps),
  attachFileRoute(deps),
  eraseFilesRoute(deps),
]

const contentRoutesOf = (deps: CatalogueDeps) => [
  createContentRoute(deps),
  updateContentRoute(deps),
  requestContentReviewRoute(deps),
  declineContentReviewRoute(deps),
  confirmContentTextRoute(deps),
  scheduleContentRoute(deps),
  withdrawContentScheduleRoute(deps),
  publishContentRoute(deps),
  archiveContentRoute(deps),
  reopenContentRoute(deps),
  restoreContentVersionRoute(deps),
  getContentVersionRoute(deps),
  getPageRoute(deps),
  getSolutionRoute(deps),
  getNewsRoute(deps),
  listNewsRoute(deps),
  listCategoryPagesRoute(deps),
  getDeveloperCenterRoute(deps),
  listSolutionCategoriesRoute(deps),
  listBannersRoute(deps),
  listSeoSettingsRoute(deps),
  listMenuRoute(deps),
  listContentAddressesRoute(deps),
  listProductAddressesRoute(deps),
  listCategoryAddressesRoute(deps),
  searchContentRoute(deps),
  createContentPreviewRoute(deps),
  previewContentRoute(deps),
  getContentPictureRoute(deps),
  getContentFileRoute(deps),
  exportContentTextsRoute(deps),
  previewContentTextsRoute(deps),
  importContentTextsRoute(deps),
  countTranslationsRoute(deps),
]

const reactionsOf = (deps: CatalogueDeps) => [
  recordReservationPaidWhenOrderConfirmed(deps),
  reduceReservationWhenLinesCancelled(deps),
  releaseStockWhenOrderCancelled(deps),
  sellStockWhenOrderShipped(deps),
  receiveStockWhenAfterSaleReceived(deps),
  updateStockWhenPurchaseOrderMoves(deps),
  adjustStockWhenStockTakeApproved(deps),
  returnStockWhenReplacementWithdrawn(deps),
  removeFilesWhenBuyerErased(deps),
  eraseFormerContactWhenSupplierChanged(deps),
]

const megabyte = 1024 * 1024

const resourcesOf = (deps: CatalogueDeps) => [
  productsResourceRoute(deps),
  stockResourceRoute(deps),
  reservationsResourceRoute(deps),
  categoryCompletenessResourceRoute(deps),
  purchaseOrdersResourceRoute(deps),
  suppliersResourceRoute(deps),
  stockTakesResourceRoute(deps),
  filesResourceRoute(deps),
  importsResourceRoute(deps),
  categoriesResourceRoute(deps),
  attributesResourceRoute(deps),
  contentResourceRoute(deps),
]

export const catalogueService = defineService({
  name: 'catalogue',
  config: catalogueConfig,
  shownVariables: catalogueVariables,
  compose: (platform) => {
    const live = new LiveIndex(platform)
    const keywords = new KeywordCounts(platform)
    const emptySearches = new EmptySearches(platform)
    const taxonomy = new LiveTaxonomy(platform)
    const completeness = new Completeness(live, taxonomy)
    const currencies = new LiveCurrencies(platform)
    const stockQueue = new StockQueue({
      append: (commit) => platform.store.append(commit),
      fold: (streamId) => loadStream(platform, stockDecider, streamId),
      cached: platform.store.cached(stockDecider),
      commitsOf: (requestIds) => platform.store.commitsOf(requestIds),
      saveWhenDue: (streamId, versions) => platform.store.snapshots.saveWhenDue(stockDecider, streamId, versions),
    })
    const files = filesOf(platform)
    const imports = new Imports(platform)
    const content = new LiveContent(platform, files)
    const matcher = new PartMatcher(live, platform.log)
    const answers = {
      details: new PreparedAnswers({ maxAnswers: 5000, maxBytes: 32 * megabyte }),
      lists: new PreparedAnswers({ maxAnswers: 2000, maxBytes: 16 * megabyte }),
    }
    const deps: CatalogueDeps = {
      ...{ platform, live, matcher, keywords, emptySearches, taxonomy, completeness, currencies, stockQueue },
      ...{ files, imports, content, answers },
    }
    const importing = new ImportRunner(platform, imports, files)
    return {
      tracedRequests: requestPrefixes,
      routes: [routesOf, localeRoutesOf, kicadRoutesOf, fileRoutesOf, contentRoutesOf].flatMap((routes) =>
        routes(deps),
      ),
      resources: resourcesOf(deps),
      eventStreams: [productChangesStream(deps), contentChangesStream(deps)],
      projections: [
        productsProjection,
        taxonomyProjection,
        contentProjection,
        binsProjection,
        stockTakesProjection,
        purchaseOrdersProjection,
        suppliersProjection,
        stockFiguresProjection,
      ],
      reactions: reactionsOf(deps),
      jobs: [
        sweepFiles(deps),
        runImports(imports, importing),
        sweepImports(deps),
        publishDueContentJob(deps),
        checkTranslationsJob(deps),
      ],
      retained: [
        ...[keywordCountsExpiry, emptySearchesExpiry, importsSweep, mappingsExpiry, ...fileSweeps],
        uploadsOf(platform.config.PINLINE_DATA, 'catalogue'),
      ],
      ...{ reconcilers: [reconcileReservations(deps)], personVault: cataloguePersonVault },
      onStart: async (report) => {
        await Promise.all([
          defineFirstCurrencies(platform),
          defineFirstLanguages(platform),
          keywords.prepare(),
          emptySearches.prepare(),
          files.ensureIndexes(),
          imports.ensureIndexes(),
          seedConnectors(platform),
          seedTaxonomy(platform),
        ])
        await productsViewFilled(platform, report)
        taxonomy.onChange((state) => live.define(state))
        await taxonomy.start()
        await live.start()
        if (platform.config.SHOP_CONTENT === 'on') await seedShopContent(deps, shopContent)
        await content.start()
        await matcher.start()
        await seedStockTakes(deps)
        await seedPurchaseOrders(deps)
      },
      onStop: async () => {
        await Promise.all([importing.stop(), matcher.stop()])
      },
    }
  },
})
