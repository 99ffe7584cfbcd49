import type { EnvironmentValue } from '@pinline/contracts/api/environment'
import type { SettingRow } from '@pinline/contracts/api/setting'
import { useLocale } from 'react-admin'
import { menuPages } from '../../../layout/menu-tree.ts'
import { usePermissions } from '../../../layout/use-permissions.ts'
import { tagOf } from '../../../messages/languages.ts'
import { type Text, useText } from '../../../messages/use-text.ts'
import { grantOf, type Permissions } from '../../../providers/permissions.ts'
import { settingField } from '../use-update-order-settings-form.ts'
import { sellerField } from '../use-update-seller-form.ts'
import { linkedPages } from './linked-pages.ts'
import type { SettingEntry, SettingGroup } from './setting-entry.ts'
import { useSettingValue } from './use-setting-value.ts'

type Words = Pick<SettingEntry, 'group' | 'name' | 'effect'> & { readonly path: string }

const orderGroup = (field: string): SettingGroup => {
  if (field.startsWith('afterSale')) return 'after_sales'
  return ['orderDeadlineSeconds', 'paymentAttemptSeconds', 'receiptDays'].includes(field) ? 'orders' : 'holds'
}

const documentsPath = '/settings/documents'

const form = (place: string) => `/settings/edit#${place}`

/** Name and effect of a setting, and where it is changed; undefined for one that this release does not know. */
const wordsOf = (text: Text, tag: string, { key, value }: SettingRow): Words | undefined => {
  const [, name = ''] = key.split('.')
  switch (value.kind) {
    case 'carrier': {
      const effect = text('settings.carriers.note')
      return { group: 'carriers', name: value.name, effect, path: form('carriers') }
    }
    case 'freight': {
      const zone = text(`settings.freight.zone.${value.zone}`)
      const method = text(`resources.orders.shipping_short.${value.method}`)
      const effect = text('settings.freight.steps_note')
      return { group: 'freight', name: text('settings.freight.name', { zone, method }), effect, path: form('freight') }
    }
    case 'currency': {
      const currency = new Intl.DisplayNames(tag, { type: 'currency' }).of(value.code) ?? value.code
      const effect = text('settings.overview.effects.currency')
      return { group: 'currencies', name: `${currency} (${value.code})`, effect, path: '/currencies' }
    }
    case 'language': {
      const effect = text('settings.overview.effects.language')
      return { group: 'languages', name: value.name, effect, path: '/languages' }
    }
    case 'rates':
      return { group: 'tax', name: text('settings.tax.title'), effect: text('settings.tax.note'), path: form('tax') }
    case 'eu-sales': {
      const effect = text('settings.tax.eu_hint')
      return { group: 'tax', name: text('settings.tax.eu_private'), effect, path: form('tax') }
    }
    default:
      break
  }
  const order = settingField.safeParse(name).data
  if (key.startsWith('orders.') && order !== undefined)
    return {
      ...{ group: orderGroup(order), name: text(`settings.orders.fields.${order}`), path: form(key) },
      effect: text(`settings.orders.hint.${order}`),
    }
  const seller = sellerField.safeParse(name).data
  if (key.startsWith('seller.') && seller !== undefined)
    return {
      ...{ group: 'seller', name: text(`settings.seller.fields.${seller}`), path: form(key) },
      effect: text('settings.seller.note'),
    }
  return undefined
}

const environmentEntry = (text: Text, { variable, isSecret, isSet, value }: EnvironmentValue): SettingEntry => {
  const shown = isSecret && isSet ? text('settings.overview.hidden') : (value ?? text('settings.overview.empty'))
  return {
    ...{ key: variable, group: 'environment', name: variable, variable, history: null, change: null },
    ...{ effect: text(`settings.overview.variables.${variable}`), value: String(shown), changed: undefined },
  }
}

/** The pages of the role's menus on which staff set something. */
const linkEntries = (text: Text, { menus }: Permissions): SettingEntry[] => {
  const pages = menuPages(menus)
  const documents: SettingEntry = {
    ...{ key: documentsPath, group: 'texts', name: text('settings.overview.documents.title'), value: null },
    ...{ effect: text('settings.overview.effects.documents'), changed: undefined, history: null, variable: null },
    change: { path: documentsPath, isPage: true },
  }
  const linked = linkedPages.flatMap(({ path, group, effect }) => {
    const page = pages.find((one) => one.path === path && !one.disabled)
    if (page === undefined) return []
    const own = { value: null, changed: undefined, history: null, variable: null }
    return [{ ...own, key: path, group, name: page.title, effect: text(effect), change: { path, isPage: true } }]
  })
  return [documents, ...linked]
}

interface Lists {
  readonly order: readonly SettingRow[] | undefined
  readonly catalogue: readonly SettingRow[] | undefined
  readonly environment: { readonly list: readonly EnvironmentValue[] } | undefined
}

/** Every setting in the person's language, with the ways that the role has to change it. */
export const useSettingEntries = ({ order = [], catalogue = [], environment }: Lists): SettingEntry[] => {
  const text = useText()
  const tag = tagOf(useLocale())
  const { permissions } = usePermissions()
  const valueText = useSettingValue()
  const pages = menuPages(permissions.menus).map(({ path }) => path)
  const mayChange = (path: string) =>
    path.startsWith('/settings/') ? grantOf(permissions, 'settings.update') === 'granted' : pages.includes(path)
  const entriesOf = (rows: readonly SettingRow[], history: 'order' | 'catalogue') =>
    rows.flatMap((row): SettingEntry[] => {
      const words = wordsOf(text, tag, row)
      if (words === undefined) return []
      const { path, ...named } = words
      const { key, value, changed, variable } = row
      const change = variable === null && mayChange(path) ? { path, isPage: false } : null
      return [{ ...named, key, value: valueText(value), changed, variable, history, change }]
    })
  return [
    ...entriesOf(order, 'order'),
    ...entriesOf(catalogue, 'catalogue'),
    ...linkEntries(text, permissions),
    ...(environment?.list ?? []).map((one) => environmentEntry(text, one)),
  ]
}
