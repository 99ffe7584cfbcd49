import type { ReactElement } from 'react'
import { CustomRoutes, Resource } from 'react-admin'
import { Navigate, Route } from 'react-router-dom'
import { isKnownPath, type KnownPath, profilePath } from './layout/known-paths.ts'
import { lazyPart } from './layout/lazy-part.ts'
import { menuPages } from './layout/menu-tree.ts'
import { NotFoundPage } from './layout/not-found-page.tsx'
import type { Permissions } from './providers/permissions.ts'
import { afterSales } from './resources/after-sales/after-sales.ts'
import { apiKeys } from './resources/api-keys/api-keys.ts'
import { audit } from './resources/audit/audit.ts'
import { buyers } from './resources/buyers/buyers.ts'
import { categories } from './resources/categories/categories.tsx'
import { changeNotices } from './resources/change-notices/change-notices.ts'
import { content } from './resources/content/content.ts'
import { files } from './resources/files/files.ts'
import { forms } from './resources/forms/forms.ts'
import { handbook } from './resources/handbook/handbook.ts'
import { imports } from './resources/imports/imports.ts'
import { menus } from './resources/menus/menus.ts'
import { notices } from './resources/notices/notices.ts'
import { orders } from './resources/orders/orders.ts'
import { products } from './resources/products/products.ts'
import { purchaseOrders } from './resources/purchase-orders/purchase-orders.ts'
import { quotations } from './resources/quotations/quotations.ts'
import { roles } from './resources/roles/roles.ts'
import { securityEvents } from './resources/security-events/security-events.ts'
import { snippets } from './resources/snippets/snippets.ts'
import { sorts } from './resources/sorts/sorts.ts'
import { staff } from './resources/staff/staff.ts'
import { stock } from './resources/stock/stock.ts'
import { stockTakes } from './resources/stock-takes/stock-takes.ts'
import { suppliers } from './resources/suppliers/suppliers.ts'
import { toDos } from './resources/to-dos/to-dos.ts'
import { visitors } from './resources/visitors/visitors.ts'
import { webhookEndpoints } from './resources/webhook-endpoints/webhook-endpoints.ts'

const ChartsPage = lazyPart(async () => ({ default: (await import('./charts/charts-page.tsx')).ChartsPage }))

const OperationsPage = lazyPart(async () => ({
  default: (await import('./operations/operations-page.tsx')).OperationsPage,
}))

const StreamsPage = lazyPart(async () => ({
  default: (await import('./operations/streams/streams-page.tsx')).StreamsPage,
}))

const JobsPage = lazyPart(async () => ({ default: (await import('./operations/jobs/jobs-page.tsx')).JobsPage }))

const RetentionPage = lazyPart(async () => ({
  default: (await import('./operations/retention/retention-page.tsx')).RetentionPage,
}))
const DriftPage = lazyPart(async () => ({ default: (await import('./operations/drift-page.tsx')).DriftPage }))

const OrderTracePage = lazyPart(async () => ({
  default: (await import('./operations/timeline/order-trace-page.tsx')).OrderTracePage,
}))

const ErasureList = lazyPart(async () => ({
  default: (await import('./resources/erasures/erasure-list.tsx')).ErasureList,
}))
const StockAtPage = lazyPart(async () => ({
  default: (await import('./resources/stock/stock-at-page.tsx')).StockAtPage,
}))
const StaffAtPage = lazyPart(async () => ({
  default: (await import('./resources/staff/staff-at-page.tsx')).StaffAtPage,
}))
const BuyerAtPage = lazyPart(async () => ({
  default: (await import('./resources/buyers/buyer-at-page.tsx')).BuyerAtPage,
}))

const ProfilePage = lazyPart(async () => ({ default: (await import('./profile/profile-page.tsx')).ProfilePage }))

const SettingsOverviewPage = lazyPart(async () => ({
  default: (await import('./resources/settings/overview/settings-overview-page.tsx')).SettingsOverviewPage,
}))

const SampleDocumentsPage = lazyPart(async () => ({
  default: (await import('./resources/settings/overview/sample-documents-page.tsx')).SampleDocumentsPage,
}))

const SettingsFormsPage = lazyPart(async () => ({
  default: (await import('./resources/settings/settings-forms-page.tsx')).SettingsFormsPage,
}))

const MailTextsPage = lazyPart(async () => ({
  default: (await import('./resources/mail-texts/mail-texts-page.tsx')).MailTextsPage,
}))

const IconsPage = lazyPart(async () => ({ default: (await import('./resources/icons/icons-page.tsx')).IconsPage }))

const CurrenciesPage = lazyPart(async () => ({
  default: (await import('./resources/currencies/currencies-page.tsx')).CurrenciesPage,
}))

const LanguagesPage = lazyPart(async () => ({
  default: (await import('./resources/languages/languages-page.tsx')).LanguagesPage,
}))

const UiTextsPage = lazyPart(async () => ({
  default: (await import('./resources/ui-texts/ui-texts-page.tsx')).UiTextsPage,
}))

const AfterSaleStatisticsPage = lazyPart(async () => ({
  default: (await import('./resources/after-sales/after-sale-statistics-page.tsx')).AfterSaleStatisticsPage,
}))
const TranslationsPage = lazyPart(async () => ({
  default: (await import('./resources/content/translations-page.tsx')).TranslationsPage,
}))
const ReservationList = lazyPart(async () => ({
  default: (await import('./resources/reservations/reservation-list.tsx')).ReservationList,
}))
const CompletenessList = lazyPart(async () => ({
  default: (await import('./resources/completeness/completeness-list.tsx')).CompletenessList,
}))
const PurchaseProposalsPage = lazyPart(async () => ({
  default: (await import('./resources/purchase-orders/purchase-proposals-page.tsx')).PurchaseProposalsPage,
}))
const PickListPage = lazyPart(async () => ({
  default: (await import('./resources/orders/pick-list-page.tsx')).PickListPage,
}))

const TableWorkbenchPage = lazyPart(async () => ({
  default: (await import('./resources/table-workbench/table-workbench-page.tsx')).TableWorkbenchPage,
}))

/** All pages of the console. A page is reachable if the role's menus contain its path. */
const pages: Readonly<Record<Exclude<KnownPath, '/'>, ReactElement>> = {
  '/orders': (
    <Resource key="orders" {...orders}>
      <Route path=":id" element={<Navigate to="show" replace />} />
      <Route path="picks" element={<PickListPage />} />
    </Resource>
  ),
  '/after-sales': (
    <Resource key="after-sales" {...afterSales}>
      <Route path="reasons" element={<AfterSaleStatisticsPage />} />
    </Resource>
  ),
  '/quotations': <Resource key="quotations" {...quotations} />,
  '/forms': <Resource key="forms" {...forms} />,
  '/buyers': (
    <Resource key="buyers" {...buyers}>
      <Route path=":id/at" element={<BuyerAtPage />} />
    </Resource>
  ),
  '/products': (
    <Resource key="products" {...products}>
      <Route path="completeness" element={<CompletenessList />} />
    </Resource>
  ),
  '/stock': (
    <Resource key="stock" {...stock}>
      <Route path="reservations" element={<ReservationList />} />
      <Route path=":id/at" element={<StockAtPage />} />
    </Resource>
  ),
  '/stock-takes': <Resource key="stock-takes" {...stockTakes} />,
  '/purchase-orders': (
    <Resource key="purchase-orders" {...purchaseOrders}>
      <Route path="proposals" element={<PurchaseProposalsPage />} />
    </Resource>
  ),
  '/suppliers': <Resource key="suppliers" {...suppliers} />,
  '/categories': <Resource key="categories" {...categories} />,
  '/content': (
    <Resource key="content" {...content}>
      <Route path="translations" element={<TranslationsPage />} />
    </Resource>
  ),
  '/imports': <Resource key="imports" {...imports} />,
  '/currencies': (
    <CustomRoutes key="currencies">
      <Route path="/currencies" element={<CurrenciesPage />} />
    </CustomRoutes>
  ),
  '/ui-texts': (
    <CustomRoutes key="ui-texts">
      <Route path="/ui-texts" element={<UiTextsPage />} />
    </CustomRoutes>
  ),
  '/languages': (
    <CustomRoutes key="languages">
      <Route path="/languages" element={<LanguagesPage />} />
    </CustomRoutes>
  ),
  '/to-dos': <Resource key="to-dos" {...toDos} />,
  '/charts': (
    <CustomRoutes key="charts">
      <Route path="/charts" element={<ChartsPage />} />
    </CustomRoutes>
  ),
  '/table-workbench': (
    <CustomRoutes key="table-workbench">
      <Route path="/table-workbench" element={<TableWorkbenchPage />} />
    </CustomRoutes>
  ),
  '/operations': (
    <CustomRoutes key="operations">
      <Route path="/operations" element={<OperationsPage />} />
      <Route path="/operations/streams" element={<StreamsPage />} />
      <Route path="/operations/jobs" element={<JobsPage />} />
      <Route path="/operations/retention" element={<RetentionPage />} />
      <Route path="/operations/drift" element={<DriftPage />} />
      <Route path="/operations/order-timeline" element={<OrderTracePage />} />
      <Route path="/operations/erasures" element={<ErasureList />} />
    </CustomRoutes>
  ),
  '/users': (
    <Resource key="users" {...staff}>
      <Route path=":id/at" element={<StaffAtPage />} />
    </Resource>
  ),
  '/roles': <Resource key="roles" {...roles} />,
  '/menus': <Resource key="menus" {...menus} />,
  '/files': <Resource key="files" {...files} />,
  '/notices': <Resource key="notices" {...notices} />,
  '/change-notices': <Resource key="change-notices" {...changeNotices} />,
  '/snippets': <Resource key="snippets" {...snippets} />,
  '/handbook': <Resource key="handbook" {...handbook} />,
  '/mail-texts': (
    <CustomRoutes key="mail-texts">
      <Route path="/mail-texts" element={<MailTextsPage />} />
    </CustomRoutes>
  ),
  '/sorts': <Resource key="sorts" {...sorts} />,
  '/visitors': <Resource key="visitors" {...visitors} />,
  '/webhook-endpoints': <Resource key="webhook-endpoints" {...webhookEndpoints} />,
  '/audit': <Resource key="audit" {...audit} />,
  '/api-keys': <Resource key="api-keys" {...apiKeys} />,
  '/security-events': <Resource key="security-events" {...securityEvents} />,
  '/icons': (
    <CustomRoutes key="icons">
      <Route path="/icons" element={<IconsPage />} />
    </CustomRoutes>
  ),
  '/settings': (
    <CustomRoutes key="settings">
      <Route path="/settings" element={<SettingsOverviewPage />} />
      <Route path="/settings/edit" element={<SettingsFormsPage />} />
      <Route path="/settings/documents" element={<SampleDocumentsPage />} />
    </CustomRoutes>
  ),
}

/** The routes of a role, and a page for all other paths. */
export const routesOf = (permissions: Permissions): ReactElement[] => [
  ...menuPages(permissions.menus).flatMap(({ path }) => (isKnownPath(path) && path !== '/' ? [pages[path]] : [])),
  <CustomRoutes key="profile">
    <Route path={profilePath} element={<ProfilePage />} />
  </CustomRoutes>,
  <CustomRoutes key="not-found">
    <Route path="/404" element={<NotFoundPage />} />
  </CustomRoutes>,
]

export const ToNotFound = () => <Navigate to="/404" replace />
