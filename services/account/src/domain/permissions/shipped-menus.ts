import { menuTitle } from './menu-titles.ts'
import type { DefinedMenu, DefinedRole } from './permissions.ts'

interface Entry {
  readonly id: string
  readonly icon?: string
  readonly path?: string
  readonly authority?: string
  readonly buttons?: readonly string[]
  readonly pages?: readonly Entry[]
}

const entries: readonly Entry[] = [
  { id: 'home', path: '/', icon: 'home', buttons: ['views.share'] },
  {
    id: 'sales',
    icon: 'shopping-bag',
    pages: [
      {
        id: 'orders',
        path: '/orders',
        icon: 'clipboard-list',
        authority: 'orders.read',
        buttons: [
          'orders.stock',
          'orders.test',
          'orders.ship',
          'orders.cancel',
          'orders.change-delivery',
          'orders.partial-refund',
          'orders.refund',
          'orders.note',
          'orders.sign',
          'orders.export',
          'orders.export-parcels',
          'sales.read',
        ],
      },
      {
        id: 'after-sales',
        path: '/after-sales',
        icon: 'scroll-text',
        authority: 'after-sales.read',
        buttons: [
          'after-sales.decide',
          'after-sales.receive',
          'after-sales.refund',
          'after-sales.replace',
          'after-sales.answer',
        ],
      },
      {
        id: 'quotations',
        path: '/quotations',
        icon: 'scroll-text',
        authority: 'quotations.read',
        buttons: ['quotations.answer'],
      },
      {
        id: 'forms',
        path: '/forms',
        icon: 'mail',
        authority: 'forms.read',
        buttons: ['forms.answer', 'forms.erase', 'forms.export'],
      },
      {
        id: 'buyers',
        path: '/buyers',
        icon: 'users',
        authority: 'buyers.read',
        buttons: ['buyers.state', 'buyers.erase', 'buyers.note', 'buyers.export'],
      },
      {
        id: 'to-dos',
        path: '/to-dos',
        icon: 'list-checks',
        authority: 'to-dos.read',
        buttons: ['to-dos.update'],
      },
      { id: 'charts', path: '/charts', icon: 'chart' },
      { id: 'table-workbench', path: '/table-workbench', icon: 'columns' },
    ],
  },
  {
    id: 'catalogue',
    icon: 'package',
    pages: [
      {
        id: 'products',
        path: '/products',
        icon: 'cpu',
        authority: 'products.read',
        buttons: [
          'products.import',
          'products.update',
          'prices.update',
          'cost-prices.read',
          'cost-prices.update',
          'products.export',
        ],
      },
      {
        id: 'stock',
        path: '/stock',
        icon: 'warehouse',
        authority: 'stock.read',
        buttons: ['stock.receive', 'stock.adjust', 'stock.announce', 'stock.reorder', 'stock.release', 'stock.export'],
      },
      {
        id: 'purchase-orders',
        path: '/purchase-orders',
        icon: 'truck',
        authority: 'purchase-orders.read',
        buttons: ['purchase-orders.place', 'purchase-orders.receive'],
      },
      {
        id: 'suppliers',
        path: '/suppliers',
        icon: 'users',
        authority: 'suppliers.read',
        buttons: ['suppliers.update'],
      },
      {
        id: 'stock-takes',
        path: '/stock-takes',
        icon: 'clipboard-list',
        authority: 'stock-takes.read',
        buttons: ['stock-takes.start', 'stock-takes.count', 'stock-takes.approve'],
      },
      {
        id: 'categories',
        path: '/categories',
        icon: 'tag',
        authority: 'categories.read',
        buttons: ['categories.update'],
      },
      {
        id: 'imports',
        path: '/imports',
        icon: 'page',
        authority: 'products.import',
      },
      {
        id: 'currencies',
        path: '/currencies',
        icon: 'wallet',
        authority: 'currencies.read',
        buttons: ['currencies.update'],
      },
      {
        id: 'languages',
        path: '/languages',
        icon: 'globe',
        authority: 'languages.read',
        buttons: ['languages.update'],
      },
      {
        id: 'ui-texts',
        path: '/ui-texts',
        icon: 'page',
        authority: 'ui-texts.read',
        buttons: ['ui-texts.update'],
      },
    ],
  },
  {
    id: 'content',
    path: '/content',
    icon: 'page',
    authority: 'content.read',
    buttons: ['content.update', 'content.review', 'content.archive'],
  },
  {
    id: 'handbook',
    path: '/handbook',
    icon: 'page',
    authority: 'handbook.read',
    buttons: ['handbook.update', 'handbook.archive'],
  },
  {
    id: 'snippets',
    path: '/snippets',
    icon: 'copy',
    authority: 'snippets.read',
    buttons: ['snippets.update', 'snippets.archive'],
  },
  {
    id: 'integrations',
    icon: 'activity',
    pages: [
      {
        id: 'api-keys',
        path: '/api-keys',
        icon: 'key',
        authority: 'api-keys.read',
        buttons: ['api-keys.create', 'api-keys.revoke'],
      },
      {
        id: 'webhooks',
        path: '/webhook-endpoints',
        icon: 'bell',
        authority: 'webhooks.read',
        buttons: ['webhooks.update', 'webhooks.send', 'webhooks.delete'],
      },
    ],
  },
  {
    id: 'system',
    icon: 'settings',
    pages: [
      {
        id: 'operations',
        path: '/operations',
        icon: 'activity',
        authority: 'operations.read',
        buttons: ['operations.change', 'operations.maintenance', 'events.read'],
      },
      {
        id: 'users',
        path: '/users',
        icon: 'users',
        authority: 'users.read',
        buttons: ['users.create', 'users.update', 'users.reset', 'users.delete', 'users.state'],
      },
      {
        id: 'roles',
        path: '/roles',
        icon: 'shield',
        authority: 'roles.read',
        buttons: ['roles.create', 'roles.update', 'roles.delete'],
      },
      {
        id: 'menus',
        path: '/menus',
        icon: 'list-tree',
        authority: 'menus.read',
        buttons: ['menus.create', 'menus.update', 'menus.state', 'menus.delete'],
      },
      {
        id: 'files',
        path: '/files',
        icon: 'folder',
        authority: 'files.read',
        buttons: ['files.create', 'files.delete'],
      },
      {
        id: 'notices',
        path: '/notices',
        icon: 'bell',
        authority: 'notices.read',
        buttons: ['notices.create', 'notices.update', 'notices.delete'],
      },
      {
        id: 'change-notices',
        path: '/change-notices',
        icon: 'bell',
        authority: 'change-notices.read',
        buttons: ['change-notices.create', 'change-notices.publish'],
      },
      {
        id: 'mail-texts',
        path: '/mail-texts',
        icon: 'mail',
        authority: 'mail-texts.read',
        buttons: ['mail-texts.test'],
      },
      {
        id: 'sorts',
        path: '/sorts',
        icon: 'list-tree',
        authority: 'sorts.update',
        buttons: ['sorts.create', 'sorts.delete'],
      },
      {
        id: 'visitors',
        path: '/visitors',
        icon: 'chart',
        authority: 'visitors.read',
      },
      {
        id: 'audit',
        path: '/audit',
        icon: 'scroll-text',
        authority: 'audit.read',
      },
      {
        id: 'security-events',
        path: '/security-events',
        icon: 'key',
        authority: 'security-events.read',
      },
      { id: 'icons', path: '/icons', icon: 'image' },
      {
        id: 'settings',
        path: '/settings',
        icon: 'operations',
        authority: 'settings.read',
        buttons: ['settings.update'],
      },
    ],
  },
]

const toMenus = (parentId: string | null, list: readonly Entry[]): DefinedMenu[] =>
  list.flatMap((entry, index) => {
    const menu: DefinedMenu = {
      menuId: entry.id,
      parentId,
      menuType: entry.pages === undefined ? 'C' : 'M',
      orderNum: index + 1,
      path: entry.path ?? '',
      title: menuTitle(entry.id),
      icon: entry.icon ?? '',
      isShow: true,
      disabled: false,
      authority: entry.authority ?? null,
    }
    const buttons = (entry.buttons ?? []).map(
      (authority, order): DefinedMenu => ({
        ...menu,
        menuId: authority,
        parentId: entry.id,
        menuType: 'B',
        orderNum: order + 1,
        path: '',
        title: menuTitle(authority),
        icon: '',
        authority,
      }),
    )
    return [menu, ...buttons, ...toMenus(entry.id, entry.pages ?? [])]
  })

/** The console's menus as the product ships them. */
export const shippedMenus: readonly DefinedMenu[] = toMenus(null, entries)

export const administratorRoleId = 'administrator'

/** The role with every menu. */
export const administratorRole: DefinedRole = {
  roleId: administratorRoleId,
  name: menuTitle(administratorRoleId),
  menuIds: shippedMenus.map((menu) => menu.menuId),
}
