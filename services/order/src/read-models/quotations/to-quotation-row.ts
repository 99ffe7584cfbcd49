import type { QuotationRecord, QuotationRow } from '@pinline/contracts/order/quotation/quotation-row'
import type { VaultReference } from '@pinline/events/ids'
import { z } from 'zod'
import { quotationCommandsOfStaff } from '../../domain/quotation/allowed-quotation-commands.ts'
import { piecesLeft } from '../../domain/quotation/quotation.ts'
import type { OrderDeps } from '../../order-deps.ts'
import type { VersionedQuotation } from './quotations.query.ts'

/** What the rules of a quotation's state need of its row. */
export const commandable = (row: VersionedQuotation) => ({
  status: row.status,
  lines: row.lines,
  rounds: row.rounds.length,
  callOffs: row.callOffs.map(({ returnedAt, ...callOff }) => ({ ...callOff, returned: returnedAt !== null })),
})

/** A quotation as lists show it; without `textOf`, its rounds have no texts. */
export const toQuotationRow = (
  row: VersionedQuotation,
  textOf: (reference: VaultReference | null) => string | null = () => null,
): QuotationRow => ({
  quotationNo: row.quotationNo,
  status: row.status,
  currency: row.currency,
  lines: row.lines.map(({ targetPrice = null, wantedOn = null, ...line }) => ({
    ...line,
    targetPrice,
    wantedOn,
    left: piecesLeft(commandable(row), line.productId),
  })),
  createdAt: row.requestedAt,
  answerBy: row.answerBy,
  validUntil: row.validUntil,
  rounds: row.rounds.map(({ textRef, at, answer }) => ({
    from: answer === null ? ('buyer' as const) : ('staff' as const),
    text: textOf(textRef),
    at,
    answer,
  })),
  callOffs: row.callOffs.map((callOff) => ({ ...callOff, lines: [...callOff.lines] })),
  version: row.version,
})

/** A quotation joined with the texts in the vault; erased ones are null. */
export const writtenQuotationRow = async (platform: OrderDeps, row: VersionedQuotation): Promise<QuotationRow> => {
  const references = row.rounds.flatMap(({ textRef }) => (textRef === null ? [] : [textRef]))
  const written = await platform.vault.getMany(references, z.string())
  return toQuotationRow(row, (reference) =>
    reference === null ? null : (written[references.indexOf(reference)] ?? null),
  )
}

/** What staff see of a quotation besides what its buyer sees. */
export const toQuotationRecord = (row: VersionedQuotation, shown: QuotationRow, now: string): QuotationRecord => ({
  ...shown,
  id: row.quotationNo,
  buyerId: row.buyerId,
  freightZone: row.freightZone,
  overdue: row.answerBy !== null && row.answerBy < now,
  allowedCommands: quotationCommandsOfStaff(commandable(row)),
})
