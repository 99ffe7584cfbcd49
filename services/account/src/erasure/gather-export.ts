import type { RequestContext } from '@pinline/chassis/http/request-context'
import type { ActivityRow } from '@pinline/contracts/account/audit/list-activity'
import { companyData } from '@pinline/contracts/account/buyer/company'
import type { AccountExport } from '@pinline/contracts/account/buyer/export-account'
import { isRejection, type Rejection } from '@pinline/contracts/api/error-codes'
import { readFilesOf } from '@pinline/contracts/catalogue/file/read-file'
import { exportMessages } from '@pinline/contracts/notification/message/export-messages'
import { exportOrders } from '@pinline/contracts/order/order/export-orders'
import type { AccountParts } from '../account-parts.ts'
import type { RegisteredBuyer } from '../domain/buyer/buyer.ts'
import { queryAddressBook } from '../read-models/address-book/address-book.query.ts'
import { ownSession } from '../sign-in/own-session.ts'
import { contactsOf } from './erase-person.ts'

const mostActivity = 2000
const activityAtOnce = 50
const mostOrders = 5000
const ordersAtOnce = 100
const patienceMs = 20_000

const taken = <T>(answered: T | Rejection): T => {
  if (isRejection(answered)) throw new Error(`an export was refused with ${answered.code}`)
  return answered
}

const activityOf = async ({ audit }: AccountParts, buyer: RegisteredBuyer): Promise<ActivityRow[]> => {
  const rows: ActivityRow[] = []
  for (let page = 1; rows.length < mostActivity; page += 1) {
    const { list } = await audit.activityOf(buyer.buyerId, { page, pageSize: activityAtOnce })
    rows.push(...list)
    if (list.length < activityAtOnce) break
  }
  return rows
}

const ordersOf = async (
  { platform }: AccountParts,
  { buyerId }: RegisteredBuyer,
  { language, correlationId }: RequestContext,
) => {
  const list: AccountExport['orders']['list'] = []
  let total = 0
  let cart: AccountExport['cart'] = []
  do {
    const input = { buyerId, skip: list.length, limit: ordersAtOnce }
    const options = { language, correlationId, timeoutMs: patienceMs }
    const part = taken(await platform.call('order', exportOrders, input, options))
    total = part.total
    cart = part.cart
    list.push(...part.list)
    if (part.list.length < ordersAtOnce) break
  } while (list.length < Math.min(total, mostOrders))
  return { orders: { total, list }, cart }
}

/** Gathers what this service and the others keep of a buyer. */
export const gatherExport = async (
  parts: AccountParts,
  buyer: RegisteredBuyer,
  context: RequestContext,
): Promise<AccountExport> => {
  const { platform, buyers, sessions } = parts
  const { language, correlationId, actor } = context
  const { buyerId, companyRef } = buyer
  const options = { language, correlationId, timeoutMs: patienceMs }
  const contacts = await contactsOf(parts, { buyerId, addressIds: [] })
  const [profile, company, addresses, ownSessions, activity, ordered, messages, files] = await Promise.all([
    buyers.self(buyer),
    companyRef === undefined ? undefined : platform.vault.get(companyRef, companyData),
    queryAddressBook(platform, buyerId, language),
    sessions.list(ownSession(actor)),
    activityOf(parts, buyer),
    ordersOf(parts, buyer, context),
    platform.call('notification', exportMessages, { contacts }, options),
    platform.call('catalogue', readFilesOf, { owner: { kind: 'buyer', id: buyerId } }, options),
  ])
  return {
    format: 'pinline-account-1',
    generatedAt: platform.clock.now().toISOString(),
    profile,
    company: company ?? null,
    addresses,
    sessions: ownSessions,
    activity,
    ...ordered,
    messages: taken(messages).list,
    files: taken(files).files,
  }
}
