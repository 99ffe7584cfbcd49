import type { RequestContext } from '@pinline/chassis/http/request-context'
import type { ActivityRow } from '@pinline/contracts/account/audit/list-activity'
import { companyData } from '@pinline/contracts/account/buyer/company'
import type { AccountExport } from '@pinline/contracts/account/buyer/export-account'
import { isRejection, type Rejection } from '@pinline/contracts/api/error-codes'
import { listFilesOfOwner } from '@pinline/contracts/catalogue/file/list-files-of-owner'
import { listFormsOfBuyer } from '@pinline/contracts/notification/form/list-forms-of-buyer'
import { exportMessages } from '@pinline/contracts/notification/message/export-messages'
import { exportOrders } from '@pinline/contracts/order/order/export-orders'
import type { AccountDeps } from '../account-deps.ts'
import type { RegisteredBuyer } from '../domain/buyer/buyer.ts'
import { queryAddressBook } from '../read-models/address-book/address-book.query.ts'
import { queryStaffNotes } from '../read-models/buyers/buyers.query.ts'
import { ownSession } from '../sign-in/own-session.ts'
import { contactsOf } from './erase-person.ts'

const maxActivity = 2000
const activityPageSize = 50
const maxOrders = 5000
const ordersPageSize = 100
const exportTimeoutMs = 20_000

const unwrapped = <T>(result: T | Rejection): T => {
  if (isRejection(result)) throw new Error(`an export was refused with ${result.code}`)
  return result
}

const activityOf = async ({ audit }: AccountDeps, buyer: RegisteredBuyer): Promise<ActivityRow[]> => {
  const rows: ActivityRow[] = []
  for (let page = 1; rows.length < maxActivity; page += 1) {
    const { list } = await audit.activityOf(buyer.buyerId, { page, pageSize: activityPageSize })
    rows.push(...list)
    if (list.length < activityPageSize) break
  }
  return rows
}

const ordersOf = async (
  { platform }: AccountDeps,
  { buyerId }: RegisteredBuyer,
  { language, correlationId }: RequestContext,
) => {
  const list: AccountExport['orders']['list'] = []
  let total = 0
  let cart: AccountExport['cart'] = []
  do {
    const input = { buyerId, skip: list.length, limit: ordersPageSize }
    const options = { language, correlationId, timeoutMs: exportTimeoutMs }
    const part = unwrapped(await platform.call('order', exportOrders, input, options))
    total = part.total
    cart = part.cart
    list.push(...part.list)
    if (part.list.length < ordersPageSize) break
  } while (list.length < Math.min(total, maxOrders))
  return { orders: { total, list }, cart }
}

/** Gathers all data of a buyer, from this service and the others. */
export const gatherExport = async (
  deps: AccountDeps,
  buyer: RegisteredBuyer,
  context: RequestContext,
): Promise<AccountExport> => {
  const { platform, buyers, sessions } = deps
  const { language, correlationId, actor } = context
  const { buyerId, companyRef } = buyer
  const options = { language, correlationId, timeoutMs: exportTimeoutMs }
  const contacts = await contactsOf(deps, { buyerId, addressIds: [] })
  const [profile, company, addresses, staffNotes, ownSessions, activity, ordered, messages, forms, files] =
    await Promise.all([
      buyers.self(buyer),
      companyRef === undefined ? undefined : platform.vault.get(companyRef, companyData),
      queryAddressBook(platform, buyerId, language),
      queryStaffNotes(deps, buyerId),
      sessions.list(ownSession(actor)),
      activityOf(deps, buyer),
      ordersOf(deps, buyer, context),
      platform.call('notification', exportMessages, { contacts }, options),
      platform.call('notification', listFormsOfBuyer, { buyerId }, options),
      platform.call('catalogue', listFilesOfOwner, { owner: { kind: 'buyer', id: buyerId } }, options),
    ])
  return {
    format: 'pinline-account-1',
    generatedAt: platform.clock.now().toISOString(),
    profile,
    company: company ?? null,
    addresses,
    staffNotes,
    sessions: ownSessions,
    activity,
    ...ordered,
    messages: unwrapped(messages).list,
    forms: unwrapped(forms).list,
    files: unwrapped(files).files,
  }
}
