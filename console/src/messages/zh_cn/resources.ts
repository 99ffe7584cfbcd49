import type { Catalogue } from '../catalogue.ts'
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

export const resources: Catalogue['resources'] = {
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
    name: '待办事项',
    fields: {
      kind: '事项',
      recordId: '订单/对象',
      state: '状态',
      openedAt: '创建时间',
      dueAt: '截止时间',
      closedAt: '完成时间',
      closedBy: '结果',
    },
    kind: {
      'prepare-order': '备货',
      'refund-due': '待退款',
      'late-payment': '取消后付款：请联系买家',
      'answer-after-sale': '审核售后申请',
      'send-replacement': '发出换件',
      'answer-quotation': '回复询价',
      'answer-form': '回复留言',
      finding: '核查差异',
    },
    state: { open: '未完成', closed: '已完成' },
    closed_by: {
      'order-shipped': '已发货',
      'order-cancelled': '已取消',
      'refund-completed': '已退款',
      'late-payment-settled': '已处理',
      'after-sale-approved': '已通过',
      'after-sale-rejected': '已拒绝',
      'after-sale-cancelled': '买家已取消',
      'after-sale-replaced': '已发出',
      'after-sale-replacement-refused': '库存不足',
      'after-sale-replacement-withdrawn': '换件已撤销',
      'quotation-answered': '已报价',
      'quotation-declined': '买家已放弃',
      'form-answered': '已回复',
      'form-closed': '已关闭',
      'form-erased': '已删除',
      'not-found-again': '已消除',
    },
    due_in: '%{time}后到期',
    overdue: '已逾期%{time}',
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
