import { escapeRegExp } from '@pinline/chassis/escape-reg-exp'
import type { AdminList, AdminRows } from '@pinline/chassis/http/admin-route'
import type { RowMetadata } from '@pinline/chassis/read-models/projection'
import { readSlice } from '@pinline/chassis/read-models/read-slice'
import type { Platform } from '@pinline/chassis/service'
import { languageCode } from '@pinline/contracts/api/languages'
import type { SupplierFilter } from '@pinline/contracts/catalogue/supplier/supplier-fields'
import type { SupplierRecord } from '@pinline/contracts/catalogue/supplier/supplier-record'
import { suppliersResource } from '@pinline/contracts/catalogue/supplier/suppliers-resource'
import { supplierId } from '@pinline/events/ids'
import { getSupplierContacts, noContact, type SupplierContact } from '../../suppliers/supplier-vault.ts'
import { type SupplierRow, suppliersProjection } from './suppliers.projection.ts'

type QueryPlatform = Pick<Platform, 'view' | 'vault'>
type StoredRow = SupplierRow & RowMetadata & { readonly _id: string }

const recordOf = (
  { content: { address, contactRef: _, language, ...content }, ...stored }: StoredRow,
  contact: SupplierContact,
): SupplierRecord => ({
  id: stored.supplierId,
  ...content,
  ...address,
  ...contact,
  language: languageCode.catch('en').parse(language),
  state: stored.status,
  updatedAt: stored.updatedAt,
  updatedBy: stored.updatedBy,
  revision: stored._versions[stored._id] ?? 0,
})

const withContacts = async (platform: QueryPlatform, rows: readonly StoredRow[]): Promise<SupplierRecord[]> => {
  const contacts = await getSupplierContacts(
    platform,
    rows.map(({ content }) => content.contactRef),
  )
  return rows.map((row, place) => recordOf(row, contacts[place] ?? noContact))
}

const whereOf = ({ q, name, state }: SupplierFilter, ids: readonly string[] | undefined): object => {
  const typed = escapeRegExp((q ?? '').trim().toLowerCase())
  return {
    ...(ids === undefined ? {} : { _id: { $in: [...ids] } }),
    ...(state === undefined ? {} : { status: state }),
    ...(name === undefined ? {} : { order: name.toLowerCase() }),
    ...(typed === '' ? {} : { searchText: { $regex: typed } }),
  }
}

/** Suppliers with their contacts. */
export const findSuppliers = async (
  platform: QueryPlatform,
  request: AdminList<SupplierFilter>,
): Promise<AdminRows<SupplierRecord>> => {
  const { rows, ...counted } = await readSlice(
    platform.view(suppliersProjection),
    whereOf(request.filter, request.ids),
    request,
    {
      field: request.sort.field === 'updatedAt' ? 'updatedAt' : 'order',
      maxCounted: suppliersResource.countsTo ?? Number.POSITIVE_INFINITY,
    },
  )
  return { rows: await withContacts(platform, rows), ...counted }
}

/** One supplier with its contact. */
export const findSupplier = async (platform: QueryPlatform, id: string): Promise<SupplierRecord | undefined> => {
  const known = supplierId.safeParse(id)
  const stored = known.success ? await platform.view(suppliersProjection).findOne({ _id: known.data }) : null
  return stored === null ? undefined : (await withContacts(platform, [stored]))[0]
}
