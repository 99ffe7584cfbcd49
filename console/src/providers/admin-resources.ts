import type { AdminResource } from '@pinline/contracts/api/call'

/** Loads a resource when its first rows are read. */
export type AdminResources = Readonly<Record<string, () => Promise<AdminResource>>>

/** Every resource of the API by its name. */
export const adminResources: AdminResources = {
  orders: async () => (await import('@pinline/contracts/order/order/orders-resource')).ordersResource,
  'after-sales': async () =>
    (await import('@pinline/contracts/order/after-sale/after-sales-resource')).afterSalesResource,
  quotations: async () => (await import('@pinline/contracts/order/quotation/quotations-resource')).quotationsResource,
  products: async () => (await import('@pinline/contracts/catalogue/product/products-resource')).productsResource,
  stock: async () => (await import('@pinline/contracts/catalogue/stock/stock-resource')).stockResource,
  reservations: async () =>
    (await import('@pinline/contracts/catalogue/stock/reservations-resource')).reservationsResource,
  'category-completeness': async () =>
    (await import('@pinline/contracts/catalogue/taxonomy/category-completeness-resource')).categoryCompletenessResource,
  'purchase-orders': async () =>
    (await import('@pinline/contracts/catalogue/purchase-order/purchase-orders-resource')).purchaseOrdersResource,
  suppliers: async () => (await import('@pinline/contracts/catalogue/supplier/suppliers-resource')).suppliersResource,
  'stock-takes': async () =>
    (await import('@pinline/contracts/catalogue/stock-take/stock-takes-resource')).stockTakesResource,
  files: async () => (await import('@pinline/contracts/catalogue/file/files-resource')).filesResource,
  imports: async () => (await import('@pinline/contracts/catalogue/import/imports-resource')).importsResource,
  categories: async () =>
    (await import('@pinline/contracts/catalogue/taxonomy/categories-resource')).categoriesResource,
  attributes: async () =>
    (await import('@pinline/contracts/catalogue/taxonomy/attributes-resource')).attributesResource,
  content: async () => (await import('@pinline/contracts/catalogue/content/content-resource')).contentResource,
  'to-dos': async () => (await import('@pinline/contracts/notification/to-do/to-dos-resource')).toDosResource,
  forms: async () => (await import('@pinline/contracts/notification/form/forms-resource')).formsResource,
  notices: async () => (await import('@pinline/contracts/notification/notice/notices-resource')).noticesResource,
  'change-notices': async () =>
    (await import('@pinline/contracts/notification/change-notice/change-notices-resource')).changeNoticesResource,
  handbook: async () => (await import('@pinline/contracts/notification/handbook/handbook-resource')).handbookResource,
  snippets: async () => (await import('@pinline/contracts/notification/snippet/snippets-resource')).snippetsResource,
  visitors: async () => (await import('@pinline/contracts/notification/visitor/visitors-resource')).visitorsResource,
  'webhook-endpoints': async () =>
    (await import('@pinline/contracts/notification/webhook/webhook-endpoints-resource')).webhookEndpointsResource,
  'webhook-deliveries': async () =>
    (await import('@pinline/contracts/notification/webhook/webhook-deliveries-resource')).webhookDeliveriesResource,
  users: async () => (await import('@pinline/contracts/account/permissions/staff-resource')).staffResource,
  buyers: async () => (await import('@pinline/contracts/account/people/buyers-resource')).buyersResource,
  erasures: async () => (await import('@pinline/contracts/account/people/erasures-resource')).erasuresResource,
  roles: async () => (await import('@pinline/contracts/account/permissions/roles-resource')).rolesResource,
  menus: async () => (await import('@pinline/contracts/account/permissions/menus-resource')).menusResource,
  audit: async () => (await import('@pinline/contracts/account/audit/audit-resource')).auditResource,
  'security-events': async () =>
    (await import('@pinline/contracts/account/security-events/security-events-resource')).securityEventsResource,
  'api-keys': async () => (await import('@pinline/contracts/account/api-keys/api-keys-resource')).apiKeysResource,
}
