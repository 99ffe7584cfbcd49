import type { LanguageCode } from '@pinline/contracts/api/languages'
import type { Seller } from '../domain/seller/seller.ts'
import type { VersionedAfterSale } from '../read-models/after-sales/after-sales.query.ts'
import { type PrintedParty, partyLines, sellerPostalLines, sheetOf } from './document-frame.ts'
import { documentText } from './document-texts.ts'
import { type PrintedDocument, paperOf } from './printed-document.ts'

interface ReturnSlipInput {
  readonly request: VersionedAfterSale
  /** What staff wrote about the return; null if nothing or erased. */
  readonly instructions: string | null
  readonly seller: Seller
  /** Who sends the pieces back; null once erased. */
  readonly party: PrintedParty | null
  readonly language: LanguageCode
}

/** Whether pieces of a request are on their way back, so that a slip goes with them. */
export const hasReturnSlip = ({
  status,
  returnRequired,
  approvedAt,
}: Pick<VersionedAfterSale, 'status' | 'returnRequired' | 'approvedAt'>): boolean =>
  status === 'approved' && returnRequired === true && approvedAt !== null

/**
 * Goes with pieces that come back, so that whoever opens the parcel finds their request: its number also as a QR code.
 * Undefined if nothing is to come back, or no longer.
 */
export const returnSlip = (input: ReturnSlipInput): PrintedDocument | undefined => {
  const { request, instructions, seller, party, language } = input
  const { afterSaleNo, approvedAt } = request
  if (!hasReturnSlip(request) || approvedAt === null) return undefined
  const sheet = sheetOf(
    { seller, language, paper: paperOf(party?.country ?? '') },
    documentText(language, 'return-slip'),
    approvedAt,
  )
  const { text, format, detail } = sheet
  return {
    ...sheet.sheet,
    parties: [
      { title: text('return_to'), lines: [seller.name, ...sellerPostalLines(seller, format.country(seller.country))] },
      ...(party === null ? [] : [{ title: text('return_from'), lines: partyLines({ ...party, taxNumber: '' }, text) }]),
    ],
    details: [
      ...detail('return_number', afterSaleNo),
      ...detail('order', request.orderNo),
      ...detail('date', format.date(approvedAt)),
      ...detail('return_by', request.returnBy === null ? null : format.date(request.returnBy)),
    ],
    columns: [
      { title: text('part'), width: '*', align: 'left' },
      { title: text('quantity'), width: 74, align: 'right' },
    ],
    rows: [[{ text: request.model, small: request.manufacturer }, { text: format.number(request.quantity) }]],
    totals: [],
    notes: [...(instructions === null ? [] : [instructions]), text('return_slip_note')],
    code: afterSaleNo,
  }
}
