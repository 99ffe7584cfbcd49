import { accountTitles } from './account-titles.ts'
import { catalogueTitles } from './catalogue-titles.ts'
import { gatewayTitles } from './gateway-titles.ts'
import { notificationTitles } from './notification-titles.ts'
import { orderTitles } from './order-titles.ts'

/** Titles of calls and event streams by their names. Read by the gateway only: no browser loads them. */
export const operationTitles: Readonly<Record<string, string>> = {
  ...accountTitles,
  ...catalogueTitles,
  ...orderTitles,
  ...notificationTitles,
  ...gatewayTitles,
}
