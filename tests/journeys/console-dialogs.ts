import type { Page } from 'playwright-core'
import type { ConsoleText } from './console-texts.ts'
import type { Screen, ShopSamples } from './screens.ts'

type Open = NonNullable<Screen['open']>

const dialogShown = (page: Page): Promise<void> => page.getByRole('dialog').last().waitFor()

const press = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name, exact: true }).first().click()
  await dialogShown(page)
}

const pressed =
  (key: string): Open =>
  async (page, text) =>
    await press(page, text(key))

/** The form of a condition on a column of the orders, with the range that has the most fields. */
const condition =
  (columnOf: (text: ConsoleText) => string, range: string): Open =>
  async (page, text) => {
    await page.getByRole('button', { name: text('conditions.add'), exact: true }).click()
    await page.getByRole('menuitem', { name: columnOf(text), exact: true }).click()
    await dialogShown(page)
    await page.getByLabel(text('conditions.operator'), { exact: true }).selectOption(range)
  }

const ofAll =
  (label: (text: ConsoleText) => string): Open =>
  async (page, text) => {
    await page.getByRole('checkbox', { name: text('shell.bulk.select_page'), exact: true }).check()
    await press(page, `${label(text)}…`)
  }

const orderProposals: Open = async (page, text) => {
  await page
    .getByRole('checkbox', { name: text('resources.purchase-orders.proposals.choose_all'), exact: true })
    .check()
  await page.locator('.page-head .button-gold').first().click()
  await dialogShown(page)
  await page
    .getByRole('combobox', { name: text('resources.purchase-orders.fields.supplier'), exact: true })
    .fill('Demo supplier A')
}

/** Dialogs of lists, of an order that can be sent and of one that can be cancelled, which is shown with all its commands. */
export const consoleDialogs = ({
  testedOrder,
  confirmedOrder,
}: Pick<ShopSamples, 'testedOrder' | 'confirmedOrder'>): readonly Screen[] => {
  const dialog = (name: string, path: string, open: Open): Screen => ({
    name: `dialog-${name}`,
    path: `/console${path}`,
    inShop: false,
    as: 'staff',
    open,
  })
  const ofOrder = (orderNo: string): string => `/orders/${orderNo}/show`
  return [
    { name: 'console-order-confirmed', path: `/console${ofOrder(confirmedOrder)}`, inShop: false, as: 'staff' },
    dialog(
      'condition-date',
      '/orders',
      condition((text) => text('resources.orders.fields.placedAt'), 'between'),
    ),
    dialog(
      'condition-amount',
      '/orders',
      condition(
        (text) => text('conditions.with_unit', { column: text('resources.orders.fields.total'), unit: 'USD' }),
        'between',
      ),
    ),
    dialog(
      'bulk-step',
      '/orders',
      ofAll((text) => text('resources.orders.commands.start-stocking')),
    ),
    dialog(
      'edit-grid',
      '/products',
      ofAll((text) => text('resources.products.bulk.grid')),
    ),
    dialog('ship', ofOrder(testedOrder), pressed('resources.orders.commands.ship-parcel')),
    dialog('cancel-lines', ofOrder(confirmedOrder), pressed('resources.orders.cancel_lines.command')),
    dialog('change-delivery', ofOrder(testedOrder), pressed('resources.orders.delivery_change.command')),
    dialog('cancel-order', ofOrder(confirmedOrder), pressed('resources.orders.commands.cancel_refund')),
    dialog('purchase-order', '/purchase-orders/proposals', orderProposals),
    dialog('purchase-prices', '/purchase-orders/po-demo0001/show', pressed('resources.purchase-orders.prices.command')),
    dialog('create-staff', '/users', pressed('resources.users.commands.create')),
    dialog('import-bins', '/orders/picks', pressed('resources.orders.bin_import.command')),
    dialog('ui-text', '/ui-texts', async (page, text) => {
      await page
        .getByRole('button', { name: new RegExp(`^${text('resources.ui-texts.edit.command')}`) })
        .first()
        .click()
      await dialogShown(page)
    }),
  ]
}
