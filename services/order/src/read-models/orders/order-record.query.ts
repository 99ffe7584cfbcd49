import { getBuyerContact } from '@pinline/contracts/account/buyer/get-buyer-contact'
import { isRejection } from '@pinline/contracts/api/error-codes'
import type { LanguageCode } from '@pinline/contracts/api/languages'
import { plainNote } from '@pinline/contracts/api/mention'
import type { OrderDetail } from '@pinline/contracts/order/order/order-row'
import type { OrderNoteRow, OrderRecord, TimelineEntry } from '@pinline/contracts/order/order/orders-resource'
import type { StaffTrackedParcel } from '@pinline/contracts/order/order/parcel-row'
import { signatureContent } from '@pinline/contracts/order/signature/signature-fields'
import { type VaultReference, vaultReference } from '@pinline/events/ids'
import { z } from 'zod'
import type { OrderDeps } from '../../order-deps.ts'
import { lineRecordsOf } from '../../picking/line-records.ts'
import { newestFirst, trackParcels } from '../../tracking/track-parcels.ts'
import { openEntries } from '../../tracking/tracking-source.ts'
import { orderTimelineProjection } from '../order-timeline/order-timeline.projection.ts'
import type { AddressVersions } from './address-versions.ts'
import type { PartTexts } from './part-texts.ts'
import { poNumbersOf } from './po-numbers.query.ts'
import { latePaymentsOf, refundsOf, toOrderRecord } from './to-order-record.ts'
import { toOrderRow, untracked, type VersionedOrder } from './to-order-row.ts'

/** What other services add to an order. */
export interface OrderJoins {
  readonly texts: PartTexts
  readonly addresses: AddressVersions
}

/** Text from the vault; null if there is none, or it is erased. */
const writtenIn = async (platform: OrderDeps, reference: VaultReference | null): Promise<string | null> =>
  reference === null ? null : ((await platform.vault.get(reference, z.string())) ?? null)

/** An order in full, with the ids of tracking entries, which only staff see. */
interface TrackedOrder extends OrderDetail {
  readonly parcels: StaffTrackedParcel[]
}

const trackedOrderOf = async (
  platform: OrderDeps,
  joins: OrderJoins,
  row: VersionedOrder,
  language: LanguageCode,
): Promise<TrackedOrder> => {
  const [parts, deliverTo, remark, [poNumber = null], tracking] = await Promise.all([
    joins.texts.read(
      row.lines.map((line) => line.productId),
      language,
    ),
    joins.addresses.read(row.addressRef, language),
    writtenIn(platform, row.remarkRef),
    poNumbersOf(platform, [row]),
    trackParcels(platform, row, language),
  ])
  const order = toOrderRow(row, parts, poNumber)
  return {
    ...order,
    parcels: order.parcels.map((parcel, place) => ({ ...parcel, ...(tracking[place] ?? untracked) })),
    deliverTo,
    remark,
    logistics: openEntries(newestFirst(tracking.flatMap(({ logistics }) => logistics))),
    serverNow: platform.clock.now().toISOString(),
  }
}

/** One order in full: joined with the catalogue's names, the address it was placed with and its remark. */
export const orderDetailOf = async (...order: Parameters<typeof trackedOrderOf>): Promise<OrderDetail> => {
  const { parcels, ...detail } = await trackedOrderOf(...order)
  return { ...detail, parcels: parcels.map((one) => ({ ...one, logistics: openEntries(one.logistics) })) }
}

/**
 * Notes of staff, and their reasons for a changed delivery, are in the timeline as references; those of an erased buyer have
 * no text.
 */
const notesIn = async (platform: OrderDeps, entries: readonly TimelineEntry[]): Promise<OrderNoteRow[]> =>
  await Promise.all(
    entries
      .filter(({ type, data }) => type === 'order-note-added' || (type === 'delivery-changed' && 'noteRef' in data))
      .map(async ({ sequence, data, at, actor }) => ({
        sequence,
        text: await writtenIn(platform, vaultReference.parse(data.noteRef)),
        at,
        actor,
      })),
  )

/** Signatures with their names and strokes; those that are erased have none. */
const signaturesOf = async (
  { vault }: OrderDeps,
  signatures: VersionedOrder['signatures'],
): Promise<OrderRecord['signatures']> => {
  const contents = await vault.getMany(
    signatures.map(({ signatureRef }) => signatureRef),
    signatureContent,
  )
  return signatures.map(({ signatureRef: _, ...signature }, place) => ({
    ...signature,
    content: contents[place] ?? null,
  }))
}

/**
 * What staff wrote about an order, for the buyer's own copy of their data: notes, and the reasons of a cancellation and
 * of what was agreed after late payments, and of refunds. Without who wrote it (infra/decisions/0035-staff-notes-in-exports.md).
 * `namesIn`: of those whom notes mention.
 */
export const staffNotesOf = async (
  platform: OrderDeps,
  row: VersionedOrder,
  namesIn: (notes: readonly string[]) => Promise<ReadonlyMap<string, string>>,
): Promise<{ readonly text: string; readonly at: string | null }[]> => {
  const timeline = await platform.view(orderTimelineProjection).findOne({ _id: row.orderNo })
  const [notes, others] = await Promise.all([
    notesIn(platform, timeline?.entries ?? []),
    Promise.all(
      [
        { noteRef: row.noteRef, at: row.cancelledAt },
        ...row.latePayments.map((late) => ({ ...late, at: late.settledAt })),
        ...row.refunds.map(({ noteRef, requestedAt }) => ({ noteRef, at: requestedAt })),
      ].map(async ({ noteRef, at }) => ({ text: await writtenIn(platform, noteRef), at })),
    ),
  ])
  const written = [...notes, ...others].flatMap(({ text, at }) => (text === null ? [] : [{ text, at }]))
  const names = await namesIn(written.map(({ text }) => text))
  return written.map(({ text, at }) => ({ text: plainNote(text, names), at }))
}

/** The console's single record: person, address, what was paid and went back, what was written, and the timeline. */
export const orderRecordOf = async (
  platform: OrderDeps,
  joins: OrderJoins,
  row: VersionedOrder,
  language: LanguageCode,
): Promise<OrderRecord> => {
  const [{ serverNow: _, allowedCommands: _buyers, ...detail }, contact, timeline, note, lateNotes, refundNotes] =
    await Promise.all([
      trackedOrderOf(platform, joins, row, language),
      platform.call('account', getBuyerContact, { buyerId: row.buyerId }, { timeoutMs: 2000 }).catch(() => undefined),
      platform.view(orderTimelineProjection).findOne({ _id: row.orderNo }),
      writtenIn(platform, row.noteRef),
      Promise.all(row.latePayments.map(({ noteRef }) => writtenIn(platform, noteRef))),
      Promise.all(row.refunds.map(({ noteRef }) => writtenIn(platform, noteRef))),
    ])
  return {
    ...toOrderRecord(row, detail.poNumber),
    ...detail,
    contact:
      contact === undefined || isRejection(contact)
        ? null
        : { email: contact.email ?? null, phone: contact.phone ?? null, name: contact.name ?? null },
    note,
    attempts: row.attempts.map((attempt) => ({ ...attempt })),
    captures: row.captures.map((capture) => ({ ...capture })),
    refunds: refundsOf(row, refundNotes),
    latePayments: latePaymentsOf(row, lateNotes),
    ...lineRecordsOf(timeline?.entries ?? []),
    signatures: await signaturesOf(platform, row.signatures),
    notes: await notesIn(platform, timeline?.entries ?? []),
    timeline: [...(timeline?.entries ?? [])],
  }
}
