import { settingSource } from '@pinline/chassis/settings/setting-source'
import type { SettingValue } from '@pinline/contracts/api/setting'
import { environmentNames } from '@pinline/contracts/order/settings/order-settings'
import { carriersStreamId } from '../domain/carriers/carriers.ts'
import { carriersDecider } from '../domain/carriers/carriers-decider.ts'
import { freightStreamId } from '../domain/freight/freight.ts'
import { freightDecider } from '../domain/freight/freight-decider.ts'
import { type Seller, sellerAt, sellerStreamId } from '../domain/seller/seller.ts'
import { sellerDecider } from '../domain/seller/seller-decider.ts'
import { type OrderSettings, orderSettingsStreamId, settingNames } from '../domain/settings/order-settings.ts'
import { orderSettingsDecider } from '../domain/settings/order-settings-decider.ts'
import { taxDecider } from '../domain/tax/tax-decider.ts'
import { taxStreamId } from '../domain/tax/tax-rules.ts'
import type { OrderDeps } from '../order-deps.ts'

type Named = readonly [key: string, value: SettingValue]

const orderSettingValue = (field: keyof OrderSettings, number: number): SettingValue => {
  switch (field) {
    case 'orderDeadlineSeconds':
    case 'paymentAttemptSeconds':
    case 'largeShareDeadlineSeconds':
      return { kind: 'duration', seconds: number }
    case 'unpaidOrders':
      return { kind: 'number', number, unit: 'orders' }
    case 'unpaidSharePieces':
      return { kind: 'number', number, unit: 'pieces' }
    case 'unpaidSharePercent':
    case 'newBuyersSharePercent':
    case 'largeSharePercent':
      return { kind: 'number', number, unit: 'percent' }
    case 'receiptDays':
    case 'afterSaleReturnDays':
    case 'afterSaleExchangeDays':
    case 'afterSaleReplacementDays':
    case 'afterSaleRepairDays':
    case 'afterSaleAnswerDays':
    case 'afterSaleSendBackDays':
      return { kind: 'number', number, unit: 'days' }
    default:
      return field satisfies never
  }
}

const sellerFields = [
  'name',
  'registrationNumber',
  'address',
  'city',
  'zipcode',
  'country',
  'taxNumber',
  'email',
  'phone',
  'incoterm',
] as const satisfies readonly (keyof Seller)[]

const sellerValue = (seller: Seller, field: (typeof sellerFields)[number]): SettingValue => {
  if (field === 'country') return { kind: 'country', country: seller.country }
  if (field === 'incoterm') return { kind: 'incoterm', incoterm: seller.incoterm }
  return { kind: 'text', text: seller[field] }
}

/** The settings that this service keeps, each under the key that screens know it by. */
export const settingSources = [
  settingSource(
    orderSettingsDecider,
    { streamId: orderSettingsStreamId, prefix: 'orders.' },
    ({ settings }) =>
      new Map(settingNames.map((field): Named => [`orders.${field}`, orderSettingValue(field, settings[field])])),
  ),
  settingSource(sellerDecider, { streamId: sellerStreamId, prefix: 'seller.' }, (state) => {
    const seller = sellerAt(state, state.versions.length - 1)
    return new Map(sellerFields.map((field): Named => [`seller.${field}`, sellerValue(seller, field)]))
  }),
  settingSource(
    taxDecider,
    { streamId: taxStreamId, prefix: 'tax.' },
    ({ rates, euPrivateSales }) =>
      new Map<string, SettingValue>([
        ['tax.rates', { kind: 'rates', rates: [...rates] }],
        ['tax.euPrivateSales', { kind: 'eu-sales', euPrivateSales }],
      ]),
  ),
  settingSource(
    carriersDecider,
    { streamId: carriersStreamId, prefix: 'carrier.' },
    ({ known }) =>
      new Map(known.map(({ carrier }): Named => [`carrier.${carrier.code}`, { kind: 'carrier', ...carrier }])),
  ),
  settingSource(
    freightDecider,
    { streamId: freightStreamId, prefix: 'freight.' },
    ({ tariffs }) =>
      new Map(
        tariffs.map(
          ({ zone, method, steps }): Named => [`freight.${zone}.${method}`, { kind: 'freight', zone, method, steps }],
        ),
      ),
  ),
]

/** What the environment sets of a setting, above what staff say. */
export const variableOfSetting =
  ({ config }: Pick<OrderDeps, 'config'>) =>
  (key: string): { readonly variable: string; readonly value: SettingValue } | undefined => {
    const field = settingNames.find((name) => key === `orders.${name}`)
    const value = field === undefined ? undefined : config[environmentNames[field]]
    if (field === undefined || value === undefined) return undefined
    return { variable: environmentNames[field], value: orderSettingValue(field, value) }
  }
