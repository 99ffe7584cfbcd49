import { instantMatch } from '@pinline/chassis/read-models/column-conditions'
import { companyData } from '@pinline/contracts/account/buyer/company'
import { type BuyerRow, type buyersResource, searchedBuyers } from '@pinline/contracts/account/people/buyers-resource'
import { isRejection } from '@pinline/contracts/api/error-codes'
import type { LanguageCode } from '@pinline/contracts/api/languages'
import { mentionsIn, plainNote } from '@pinline/contracts/api/mention'
import { getOrderBuyer } from '@pinline/contracts/order/order/get-order-buyer'
import { buyerId, orderNumber, type VaultReference } from '@pinline/events/ids'
import { z } from 'zod'
import type { AccountDeps } from '../../account-deps.ts'
import { mentions } from '../../accounts/sort-and-page.ts'
import { contactVersion } from '../../accounts/vault-kinds.ts'
import { staffNames } from '../../audit/staff-names.ts'
import { queryAddressBook } from '../address-book/address-book.query.ts'
import type { ListedBuyer, ListedBuyerNote } from './buyers.model.ts'
import { buyersProjection } from './buyers.projection.ts'

type Deps = Pick<AccountDeps, 'platform' | 'buyers' | 'sessions'>
type Filter = z.output<typeof buyersResource.filter>

interface BuyersRequest {
  readonly filter: Filter
  readonly ids: readonly string[] | undefined
  readonly descending: boolean
  /** First and last row, both included. */
  readonly range: readonly [number, number]
  readonly correlationId: string
}

const registered = { registeredAt: { $ne: '' } }

/** Rows with their data from the vault, by one query per kind. */
const withPersons = async ({ platform }: Deps, rows: readonly ListedBuyer[]): Promise<BuyerRow[]> => {
  const versions = async <T>(references: readonly (VaultReference | null)[], schema: z.ZodType<T>) => {
    const stored = references.filter((reference) => reference !== null)
    const found = stored.length === 0 ? [] : await platform.vault.getMany(stored, schema)
    return new Map(stored.map((reference, at) => [reference, found[at]]))
  }
  const [contacts, companies] = await Promise.all([
    versions(
      rows.map(({ contactRef }) => contactRef),
      contactVersion,
    ),
    versions(
      rows.map(({ companyRef }) => companyRef),
      companyData,
    ),
  ])
  return rows.map(({ buyerId: id, state, registeredAt, contactRef, companyRef }) => {
    const contact = contactRef === null ? undefined : contacts.get(contactRef)
    const company = companyRef === null ? undefined : companies.get(companyRef)
    return {
      id,
      state,
      name: contact?.name ?? null,
      email: contact?.email ?? null,
      phone: contact?.phone ?? null,
      companyName: company?.companyName ?? null,
      language: contact?.language ?? null,
      registeredAt,
      company: company ?? null,
      addresses: [],
      notes: [],
      sessions: [],
    }
  })
}

/** The buyers whom a whole contact, id or order number names. */
const namedBy = async ({ platform, buyers }: Deps, q: string, correlationId: string): Promise<string[]> => {
  const id = buyerId.safeParse(q)
  if (id.success) return [id.data]
  const orderNo = orderNumber.safeParse(q.replaceAll(/\s/g, ''))
  if (orderNo.success) {
    const found = await platform.call('order', getOrderBuyer, { orderNo: orderNo.data }, { correlationId })
    if (!isRejection(found)) return [found.buyerId]
  }
  const buyer = await buyers.find(q)
  return buyer === undefined ? [] : [buyer.buyerId]
}

/** The buyers whom a search finds: by a whole contact, id or order number, or by a part of what is known of the newest. */
const findIds = async (deps: Deps, q: string, correlationId: string): Promise<string[]> => {
  const named = await namedBy(deps, q, correlationId)
  if (named.length > 0) return named
  const newest = await deps.platform
    .view(buyersProjection)
    .find({ ...registered, state: { $ne: 'erased' } })
    .sort({ registeredAt: -1, _id: -1 })
    .limit(searchedBuyers)
    .toArray()
  const rows = await withPersons(deps, newest)
  return rows
    .filter(({ name, email, phone, companyName }) => mentions(q, [name, email, phone, companyName]))
    .map(({ id }) => id)
}

/** The condition of a filter; the index of the state or of the registration serves it. */
const whereOf = async (
  deps: Deps,
  { q, state, registeredAt }: Filter,
  ids: readonly string[] | undefined,
  correlationId: string,
) => {
  const among = [
    ...(ids === undefined ? [] : [[...ids]]),
    ...(q === undefined || q === '' ? [] : [await findIds(deps, q, correlationId)]),
  ]
  const conditions = [
    ...among.map((some) => ({ _id: { $in: some } })),
    ...(registeredAt === undefined ? [] : [instantMatch('registeredAt', registeredAt, deps.platform.clock.now())]),
  ]
  return {
    ...registered,
    ...(state === undefined ? {} : { state }),
    ...(conditions.length === 0 ? {} : { $and: conditions }),
  }
}

/** How many buyers match, counted up to `most`. */
export const countBuyers = async (deps: Deps, filter: Filter, correlationId: string, most: number): Promise<number> =>
  await deps.platform
    .view(buyersProjection)
    .countDocuments(await whereOf(deps, filter, undefined, correlationId), { limit: most })

const exportedBatch = 200

/** Every buyer that matches, newest first, in batches from one cursor: only a batch is in memory. */
export async function* eachBuyer(
  deps: Deps,
  filter: Filter,
  correlationId: string,
): AsyncGenerator<BuyerRow[], void, undefined> {
  const rows = deps.platform
    .view(buyersProjection)
    .find(await whereOf(deps, filter, undefined, correlationId))
    .sort({ registeredAt: -1, _id: -1 })
    .batchSize(exportedBatch)
  let batch: ListedBuyer[] = []
  for await (const row of rows) {
    batch.push(row)
    if (batch.length < exportedBatch) continue
    yield await withPersons(deps, batch)
    batch = []
  }
  if (batch.length > 0) yield await withPersons(deps, batch)
}

/** Buyers by date of registration; the total is exact. */
export const queryBuyers = async (
  deps: Deps,
  { filter, ids, descending, range: [first, last], correlationId }: BuyersRequest,
): Promise<{ rows: BuyerRow[]; total: number }> => {
  const where = await whereOf(deps, filter, ids, correlationId)
  const direction = descending ? -1 : 1
  const view = deps.platform.view(buyersProjection)
  const [rows, total] = await Promise.all([
    view
      .find(where)
      .sort({ registeredAt: direction, _id: direction })
      .skip(first)
      .limit(last - first + 1)
      .toArray(),
    view.countDocuments(where),
  ])
  return { rows: await withPersons(deps, rows), total }
}

/** Notes with their texts, newest first. */
const notesOf = async ({ platform }: Deps, notes: readonly ListedBuyerNote[]): Promise<BuyerRow['notes']> => {
  const newestFirst = notes.toReversed()
  const references = newestFirst.map(({ noteRef }) => noteRef)
  const texts = references.length === 0 ? [] : await platform.vault.getMany(references, z.string())
  return newestFirst.map(({ noteRef, staffId, addedAt }, at) => ({
    ref: noteRef,
    text: texts[at] ?? null,
    staffId,
    addedAt,
  }))
}

/**
 * What staff wrote about a buyer, for the buyer's own copy of their data; without who wrote it
 * (infra/decisions/0035-staff-notes-in-exports.md).
 */
export const queryStaffNotes = async (
  deps: Deps & Pick<AccountDeps, 'staff'>,
  id: string,
): Promise<{ text: string; addedAt: string }[]> => {
  const row = await deps.platform.view(buyersProjection).findOne({ _id: id, ...registered })
  const notes = await notesOf(deps, row?.notes ?? [])
  const names = await staffNames(
    deps,
    notes.flatMap(({ text }) => mentionsIn(text ?? '')),
  )
  return notes.flatMap(({ text, addedAt }) => (text === null ? [] : [{ text: plainNote(text, names), addedAt }]))
}

/** One buyer with company, addresses, notes and active sessions, or undefined. */
export const queryBuyer = async (deps: Deps, id: string, language: LanguageCode): Promise<BuyerRow | undefined> => {
  const row = await deps.platform.view(buyersProjection).findOne({ _id: id, ...registered })
  const [buyer] = row === null ? [] : await withPersons(deps, [row])
  if (buyer === undefined) return undefined
  const [addresses, notes, sessions] = await Promise.all([
    queryAddressBook(deps.platform, buyer.id, language),
    notesOf(deps, row?.notes ?? []),
    deps.sessions.list({ audience: 'buyer', subjectId: buyer.id }),
  ])
  return { ...buyer, addresses, notes, sessions: sessions.map(({ current: _, ...session }) => session) }
}
