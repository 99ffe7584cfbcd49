import type { Catalogue } from '../catalogue.ts'
import { afterSales } from './after-sales.ts'
import { apiKeys } from './api-keys.ts'
import { audit } from './audit.ts'
import { buyers } from './buyers.ts'
import { attributes, categories } from './categories.ts'
import { categoryCompleteness } from './category-completeness.ts'
import { changeNotices } from './change-notices.ts'
import { content } from './content.ts'
import { currencies } from './currencies.ts'
import { erasures } from './erasures.ts'
import { files } from './files.ts'
import { handbook } from './handbook.ts'
import { icons } from './icons.ts'
import { imports } from './imports.ts'
import { languages } from './languages.ts'
import { mailTexts } from './mail-texts.ts'
import { menus } from './menus.ts'
import { notices } from './notices.ts'
import { orders } from './orders.ts'
import { products } from './products.ts'
import { purchaseOrders } from './purchase-orders.ts'
import { quotations } from './quotations.ts'
import { reservations } from './reservations.ts'
import { roles } from './roles.ts'
import { securityEvents } from './security-events.ts'
import { shopForms } from './shop-forms.ts'
import { snippets } from './snippets.ts'
import { sorts } from './sorts.ts'
import { stock } from './stock.ts'
import { stockTakes } from './stock-takes.ts'
import { suppliers } from './suppliers.ts'
import { tableWorkbench } from './table-workbench.ts'
import { toDos } from './to-dos.ts'
import { uiTexts } from './ui-texts.ts'
import { users } from './users.ts'
import { visitors } from './visitors.ts'
import { webhookDeliveries } from './webhook-deliveries.ts'
import { webhookEndpoints } from './webhook-endpoints.ts'

export const resources: Catalogue['resources'] = {
  orders,
  'after-sales': afterSales,
  quotations,
  forms: shopForms,
  buyers,
  products,
  stock,
  erasures,
  reservations,
  'purchase-orders': purchaseOrders,
  suppliers,
  'stock-takes': stockTakes,
  categories,
  'category-completeness': categoryCompleteness,
  attributes,
  currencies,
  languages,
  'ui-texts': uiTexts,
  icons,
  'table-workbench': tableWorkbench,
  imports,
  'to-dos': toDos,
  users,
  roles,
  menus,
  files,
  notices,
  'change-notices': changeNotices,
  handbook,
  snippets,
  'mail-texts': mailTexts,
  sorts,
  visitors,
  'webhook-endpoints': webhookEndpoints,
  'webhook-deliveries': webhookDeliveries,
  content,
  audit,
  'security-events': securityEvents,
  'api-keys': apiKeys,
}
