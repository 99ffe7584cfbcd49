import { menuTitle } from './menu-titles.ts'
import type { DefinedRole } from './permissions.ts'
import { administratorRole, shippedMenus } from './shipped-menus.ts'

/** What every role may: the start page, the to-dos that belong to its work, to read and write the handbook and snippets. */
const common = [
  ...['to-dos.read', 'to-dos.update', 'handbook.read', 'handbook.update'],
  ...['snippets.read', 'snippets.update'],
]

/** The permissions of each shipped role beside the administrator's, which are the keys of pages and of their buttons. */
export const rolePermissions = {
  /** Quotes, orders until they are paid, and the buyers behind them. */
  sales: [
    ...common,
    ...['orders.read', 'orders.cancel', 'orders.change-delivery', 'orders.note', 'orders.export', 'sales.read'],
    ...['after-sales.read', 'after-sales.answer'],
    ...['quotations.read', 'quotations.answer'],
    ...['forms.read', 'forms.answer', 'forms.export'],
    ...['buyers.read', 'buyers.note'],
    ...['products.read', 'products.export', 'cost-prices.read'],
    ...['stock.read', 'stock.release', 'stock.export', 'currencies.read', 'visitors.read'],
  ],
  /** Picking, packing, shipping, returns and stock. */
  warehouse: [
    ...common,
    ...['orders.read', 'orders.stock', 'orders.ship', 'orders.note', 'orders.sign', 'orders.export-parcels'],
    ...['after-sales.read', 'after-sales.receive', 'after-sales.replace'],
    ...['products.read'],
    ...['stock-takes.read', 'stock-takes.start', 'stock-takes.count'],
    ...['purchase-orders.read', 'purchase-orders.place', 'purchase-orders.receive'],
    ...['suppliers.read', 'suppliers.update'],
    ...[
      'stock.read',
      'stock.receive',
      'stock.adjust',
      'stock.announce',
      'stock.reorder',
      'stock.release',
      'stock.export',
    ],
  ],
  /** What is bought, when, from whom and at which cost; the warehouse receives it. */
  purchasing: [
    ...common,
    ...['products.read', 'products.export', 'cost-prices.read', 'cost-prices.update', 'currencies.read'],
    ...['stock.read', 'stock.announce', 'stock.reorder', 'stock.export'],
    ...['purchase-orders.read', 'purchase-orders.place', 'suppliers.read', 'suppliers.update'],
  ],
  /** Tests of what was picked, with their protocols. */
  testing: [
    ...common,
    ...['orders.read', 'orders.test', 'orders.note', 'orders.sign'],
    ...['after-sales.read', 'products.read', 'stock.read', 'categories.read'],
    ...['files.read', 'files.create'],
  ],
  /** Pages, news and notices, and how parts are described and sorted. */
  content: [
    ...common,
    ...['content.read', 'content.update', 'content.review', 'content.archive'],
    ...['products.read', 'products.update', 'categories.read', 'categories.update', 'languages.read'],
    ...['ui-texts.read', 'ui-texts.update'],
    ...['files.read', 'files.create', 'files.delete'],
    ...['notices.read', 'notices.create', 'notices.update', 'notices.delete'],
    ...['change-notices.read', 'change-notices.create', 'change-notices.publish'],
    ...['mail-texts.read', 'mail-texts.test', 'handbook.archive', 'snippets.archive'],
    ...['sorts.update', 'sorts.create', 'sorts.delete', 'visitors.read'],
  ],
  /** Money: refunds, prices, costs and exchange rates. */
  finance: [
    ...common,
    ...['orders.read', 'orders.refund', 'orders.partial-refund', 'orders.note', 'orders.export', 'sales.read'],
    ...['after-sales.read', 'after-sales.refund'],
    ...['quotations.read', 'buyers.read'],
    ...['products.read', 'products.export', 'prices.update', 'cost-prices.read', 'cost-prices.update'],
    ...['stock.read', 'stock.export', 'stock-takes.read', 'stock-takes.approve', 'purchase-orders.read'],
    ...['suppliers.read', 'suppliers.update'],
    ...['currencies.read', 'currencies.update', 'settings.read'],
  ],
  /** Buyers' messages and what went wrong with their orders. */
  support: [
    ...common,
    ...['orders.read', 'orders.change-delivery', 'orders.note'],
    ...['after-sales.read', 'after-sales.decide', 'after-sales.answer'],
    ...['quotations.read'],
    ...['forms.read', 'forms.answer', 'forms.export'],
    ...['buyers.read', 'buyers.note'],
    ...['products.read', 'stock.read', 'content.read'],
  ],
  /** Every page of the shop, and no command. Not who may do what, nor the traces of staff. */
  'read-only': [
    ...['orders.read', 'after-sales.read', 'quotations.read', 'forms.read', 'buyers.read', 'to-dos.read'],
    ...['sales.read', 'products.read', 'stock.read', 'stock-takes.read', 'purchase-orders.read', 'suppliers.read'],
    ...['categories.read', 'currencies.read', 'languages.read'],
    ...[
      'content.read',
      'handbook.read',
      'snippets.read',
      'files.read',
      'notices.read',
      'change-notices.read',
      'mail-texts.read',
      'visitors.read',
      'settings.read',
    ],
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>

const parentOf = new Map(shippedMenus.map(({ menuId, parentId }) => [menuId, parentId]))

/** The menu with everything above it, without which it would hang in the air. */
const withParents = (menuId: string): readonly string[] => {
  const parentId = parentOf.get(menuId)
  return parentId === undefined || parentId === null ? [menuId] : [...withParents(parentId), menuId]
}

/** Pages without a permission of their own, for whoever has one of these: each part of them is read by its own. */
const pagesWith: Readonly<Record<string, readonly string[]>> = { charts: ['sales.read', 'cost-prices.read'] }

const isOpenTo = (menuId: string, permissions: readonly string[]): boolean =>
  menuId === 'home' || (pagesWith[menuId] ?? []).some((permission) => permissions.includes(permission))

/** Menus in the order of the console that give exactly these permissions, and the start page. */
const menusFor = (permissions: readonly string[]): string[] => {
  const wanted = new Set(
    shippedMenus
      .filter(({ menuId, authority }) =>
        authority === null ? isOpenTo(menuId, permissions) : permissions.includes(authority),
      )
      .flatMap(({ menuId }) => withParents(menuId)),
  )
  return shippedMenus.map(({ menuId }) => menuId).filter((menuId) => wanted.has(menuId))
}

/** The administrator, and a role for each kind of work. */
export const shippedRoles: readonly DefinedRole[] = [
  administratorRole,
  ...Object.entries(rolePermissions).map(([roleId, permissions]) => ({
    roleId,
    name: menuTitle(`role.${roleId}`),
    menuIds: menusFor(permissions),
  })),
]
