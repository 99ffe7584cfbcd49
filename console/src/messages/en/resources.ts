import { afterSales } from './after-sales.ts'
import { audit } from './audit.ts'
import { buyers } from './buyers.ts'
import { attributes, categories } from './categories.ts'
import { content } from './content.ts'
import { currencies } from './currencies.ts'
import { files } from './files.ts'
import { imports } from './imports.ts'
import { languages } from './languages.ts'
import { menus } from './menus.ts'
import { notices } from './notices.ts'
import { orders } from './orders.ts'
import { products } from './products.ts'
import { quotations } from './quotations.ts'
import { roles } from './roles.ts'
import { securityEvents } from './security-events.ts'
import { shopForms } from './shop-forms.ts'
import { sorts } from './sorts.ts'
import { stock } from './stock.ts'
import { users } from './users.ts'
import { visitors } from './visitors.ts'

export const resources = {
  orders,
  'after-sales': afterSales,
  quotations,
  forms: shopForms,
  buyers,
  products,
  stock,
  categories,
  attributes,
  currencies,
  languages,
  imports,
  'to-dos': {
    name: 'To-do |||| To-dos',
    fields: {
      kind: 'Task',
      recordId: 'Order or record',
      state: 'Status',
      openedAt: 'Created',
      dueAt: 'Due',
      closedAt: 'Completed',
      closedBy: 'Result',
    },
    kind: {
      'prepare-order': 'Prepare order',
      'refund-due': 'Refund pending',
      'late-payment': 'Paid after cancellation: contact the buyer',
      'answer-after-sale': 'Decide after-sales request',
      'send-replacement': 'Ship replacement',
      'answer-quotation': 'Answer quote request',
      'answer-form': 'Reply to message',
      finding: 'Check discrepancy',
    },
    state: { open: 'Open', closed: 'Done' },
    closed_by: {
      'order-shipped': 'shipped',
      'order-cancelled': 'cancelled',
      'refund-completed': 'refunded',
      'late-payment-settled': 'resolved',
      'after-sale-approved': 'approved',
      'after-sale-rejected': 'rejected',
      'after-sale-cancelled': 'cancelled by the buyer',
      'after-sale-replaced': 'shipped',
      'after-sale-replacement-refused': 'not in stock',
      'after-sale-replacement-withdrawn': 'replacement cancelled',
      'quotation-answered': 'answered',
      'quotation-declined': 'declined by the buyer',
      'form-answered': 'answered',
      'form-closed': 'closed',
      'form-erased': 'erased',
      'not-found-again': 'no longer found',
    },
    due_in: 'due in %{time}',
    overdue: 'overdue by %{time}',
  },
  users,
  roles,
  menus,
  files,
  notices,
  sorts,
  visitors,
  content,
  audit,
  'security-events': securityEvents,
}
