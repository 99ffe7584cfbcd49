import { loadStream } from '@pinline/chassis/event-store/handle-command'
import { defineService } from '@pinline/chassis/service'
import type { CatalogueParts } from './catalogue-parts.ts'
import { catalogueConfig } from './config.ts'
import { Currencies } from './currencies.ts'
import { stockDecider } from './domain/stock/stock-decider.ts'
import { filesOf } from './files/files-of.ts'
import { ImportDesk } from './import/import-desk.ts'
import { Imports } from './import/imports.ts'
import { runImports } from './jobs/run-import.job.ts'
import { sweepFiles } from './jobs/sweep-files.job.ts'
import { sweepImports } from './jobs/sweep-imports.job.ts'
import { releaseStockWhenOrderCancelled } from './reactions/release-stock-when-order-cancelled.reaction.ts'
import { removeFilesWhenBuyerErased } from './reactions/remove-files-when-buyer-erased.reaction.ts'
import { sellStockWhenOrderShipped } from './reactions/sell-stock-when-order-shipped.reaction.ts'
import { productsProjection } from './read-models/products/products.projection.ts'
import { taxonomyProjection } from './read-models/taxonomy/taxonomy.projection.ts'
import { attachFileRoute, eraseFilesRoute, readFileRoute, readFilesOfRoute } from './routes/attach-file.route.ts'
import { productsResourceRoute, stockResourceRoute } from './routes/catalogue.resource.ts'
import { createAttributeRoute, removeAttributeRoute, updateAttributeRoute } from './routes/change-attributes.route.ts'
import {
  createCategoryRoute,
  moveCategoryRoute,
  removeCategoryRoute,
  updateCategoryRoute,
} from './routes/change-categories.route.ts'
import { clearPriceRoute, setPriceRoute } from './routes/change-price.route.ts'
import {
  createProductRoute,
  relistProductRoute,
  setLifecycleRoute,
  updateProductRoute,
  withdrawProductRoute,
} from './routes/change-product.route.ts'
import {
  adjustStockRoute,
  announceDeliveryRoute,
  receiveStockRoute,
  withdrawDeliveryRoute,
} from './routes/change-stock.route.ts'
import { deleteFilesRoute } from './routes/delete-files.route.ts'
import { exportProductsRoute } from './routes/export-products.route.ts'
import { filesResourceRoute } from './routes/files.resource.ts'
import { getProductRoute } from './routes/get-product.route.ts'
import { importProductsRoute } from './routes/import-products.route.ts'
import { importsResourceRoute } from './routes/imports.resource.ts'
import { listCategoriesRoute, showCategoryRoute } from './routes/list-categories.route.ts'
import { listCurrenciesRoute, listLocaleCurrenciesRoute } from './routes/list-currencies.route.ts'
import { listFilesRoute } from './routes/list-files.route.ts'
import { listHotKeywordsRoute } from './routes/list-hot-keywords.route.ts'
import { findImportErrorsRoute, listImportErrorsRoute } from './routes/list-import-errors.route.ts'
import { listLocaleLanguagesRoute } from './routes/list-locale-languages.route.ts'
import { listProductHistoryRoute } from './routes/list-product-history.route.ts'
import { listProductsRoute, searchProductsRoute } from './routes/list-products.route.ts'
import { listReservationsRoute } from './routes/list-reservations.route.ts'
import { listStockHistoryRoute } from './routes/list-stock-history.route.ts'
import { matchLinesRoute } from './routes/match-lines.route.ts'
import { noteSearchRoute } from './routes/note-search.route.ts'
import { productChangesStream } from './routes/product-changes.stream.ts'
import { quoteLinesRoute } from './routes/quote-lines.route.ts'
import { reserveStockRoute } from './routes/reserve-stock.route.ts'
import { setDocumentsRoute } from './routes/set-documents.route.ts'
import { showDocumentRoute } from './routes/show-document.route.ts'
import { findFileRoute, showFileRoute } from './routes/show-file.route.ts'
import { showProductRoute } from './routes/show-product.route.ts'
import { showProductsRoute } from './routes/show-products.route.ts'
import { showStockRoute } from './routes/show-stock.route.ts'
import { cancelImportRoute, startImportRoute } from './routes/start-import.route.ts'
import { suggestProductsRoute } from './routes/suggest-products.route.ts'
import { attributesResourceRoute, categoriesResourceRoute } from './routes/taxonomy.resource.ts'
import {
  createFileRoute,
  uploadFileRoute,
  uploadRenamedFileRoute,
  uploadStaffAvatarRoute,
} from './routes/upload-file.route.ts'
import { previewImportRoute, uploadImportRoute } from './routes/upload-import.route.ts'
import { KeywordCounts } from './search/keyword-counts.ts'
import { LiveIndex } from './search/live-index.ts'
import { seedConnectors, viewFilled } from './seed/first-start.ts'
import { seedTaxonomy } from './seed/seed-taxonomy.ts'
import { StockQueue } from './stock-queue/stock-queue.ts'
import { LiveTaxonomy } from './taxonomy/live-taxonomy.ts'

export const catalogueService = defineService({
  name: 'catalogue',
  config: catalogueConfig,
  compose: (platform) => {
    const live = new LiveIndex(platform)
    const keywords = new KeywordCounts(platform)
    const taxonomy = new LiveTaxonomy(platform)
    const currencies = new Currencies(platform.db)
    const stockQueue = new StockQueue({
      append: (commit) => platform.store.append(commit),
      fold: (streamId) => loadStream(platform, stockDecider, streamId),
      remembered: platform.store.remembered(stockDecider),
    })
    const files = filesOf(platform)
    const imports = new Imports(platform)
    const parts: CatalogueParts = { platform, live, keywords, taxonomy, currencies, stockQueue, files, imports }
    const importing = new ImportDesk(platform, imports, files)
    return {
      routes: [
        listProductsRoute(parts),
        searchProductsRoute(parts),
        showProductRoute(parts),
        showProductsRoute(parts),
        suggestProductsRoute(parts),
        matchLinesRoute(parts),
        noteSearchRoute(parts),
        listHotKeywordsRoute(parts),
        showStockRoute(parts),
        listCategoriesRoute(parts),
        showCategoryRoute(parts),
        listCurrenciesRoute(parts),
        listLocaleCurrenciesRoute(parts),
        listLocaleLanguagesRoute(),
        receiveStockRoute(parts),
        adjustStockRoute(parts),
        announceDeliveryRoute(parts),
        withdrawDeliveryRoute(parts),
        listStockHistoryRoute(parts),
        listReservationsRoute(parts),
        getProductRoute(parts),
        listProductHistoryRoute(parts),
        createProductRoute(parts),
        updateProductRoute(parts),
        setLifecycleRoute(parts),
        withdrawProductRoute(parts),
        relistProductRoute(parts),
        setDocumentsRoute(parts),
        showDocumentRoute(parts),
        setPriceRoute(parts),
        clearPriceRoute(parts),
        importProductsRoute(parts),
        uploadImportRoute(parts),
        previewImportRoute(parts),
        startImportRoute(parts),
        cancelImportRoute(parts),
        listImportErrorsRoute(parts),
        findImportErrorsRoute(parts),
        exportProductsRoute(parts),
        createCategoryRoute(parts),
        updateCategoryRoute(parts),
        moveCategoryRoute(parts),
        removeCategoryRoute(parts),
        createAttributeRoute(parts),
        updateAttributeRoute(parts),
        removeAttributeRoute(parts),
        quoteLinesRoute(parts),
        reserveStockRoute(parts),
        uploadFileRoute(parts),
        uploadRenamedFileRoute(parts),
        uploadStaffAvatarRoute(parts),
        createFileRoute(parts),
        listFilesRoute(parts),
        deleteFilesRoute(parts),
        findFileRoute(parts),
        showFileRoute(parts),
        readFileRoute(parts),
        readFilesOfRoute(parts),
        attachFileRoute(parts),
        eraseFilesRoute(parts),
      ],
      resources: [
        productsResourceRoute(parts),
        stockResourceRoute(parts),
        filesResourceRoute(parts),
        importsResourceRoute(parts),
        categoriesResourceRoute(parts),
        attributesResourceRoute(parts),
      ],
      eventStreams: [productChangesStream(parts)],
      projections: [productsProjection, taxonomyProjection],
      reactions: [
        releaseStockWhenOrderCancelled(parts),
        sellStockWhenOrderShipped(parts),
        removeFilesWhenBuyerErased(parts),
      ],
      jobs: [sweepFiles(parts), runImports(imports, importing), sweepImports(parts)],
      onStart: async () => {
        await Promise.all([
          currencies.ensure(),
          keywords.ensureIndexes(),
          files.ensureIndexes(),
          imports.ensureIndexes(),
          seedConnectors(platform),
          seedTaxonomy(platform),
        ])
        await viewFilled(platform)
        taxonomy.onChange((state) => live.define(state))
        await taxonomy.start()
        await live.start()
      },
      onStop: () => importing.stop(),
    }
  },
})
