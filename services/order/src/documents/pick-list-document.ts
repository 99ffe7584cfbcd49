import type { LanguageCode } from '@pinline/contracts/api/languages'
import { maxPickedOrders, type PickList } from '@pinline/contracts/order/picking/list-picks'
import type { Seller } from '../domain/seller/seller.ts'
import { nonEmpty, sheetOf } from './document-frame.ts'
import { documentText } from './document-texts.ts'
import { type PrintedDocument, paperOf } from './printed-document.ts'

/** Room for a number by hand. */
const blank = '________'

interface PickListInput {
  readonly list: PickList
  readonly seller: Seller
  readonly language: LanguageCode
  /** When it is printed. */
  readonly now: string
}

/** What is to be picked, from bin to bin, with room for what is found. What is recorded already is filled in. */
export const pickListDocument = ({ list, seller, language, now }: PickListInput): PrintedDocument => {
  const title = documentText(language, 'pick-list')
  const { sheet, text, format, detail } = sheetOf({ seller, language, paper: paperOf(seller.country) }, title, now)
  const orders = new Set(list.rows.map(({ orderNo }) => orderNo))
  return {
    ...sheet,
    parties: [],
    details: [...detail('printed', format.dateTime(now)), ...detail('orders', format.number(orders.size))],
    columns: [
      { title: text('bin'), width: 64, align: 'left' },
      { title: text('part'), width: '*', align: 'left' },
      { title: text('order'), width: 80, align: 'left' },
      { title: text('to_pick'), width: 46, align: 'right' },
      { title: text('picked'), width: 62, align: 'right' },
      { title: text('lot'), width: 92, align: 'left' },
    ],
    rows: list.rows.map(({ bin, model, manufacturer, custom, orderNo, quantity, pick }) => [
      { text: bin ?? text('no_bin') },
      { text: model, small: nonEmpty([manufacturer, custom ? text('made_to_order') : '']).join(' · ') },
      { text: orderNo },
      { text: format.number(quantity) },
      { text: pick === null ? blank : format.number(pick.picked) },
      { text: pick?.lot ?? '____________' },
    ]),
    totals: [],
    notes: list.more ? [text('pick_list_more', { count: format.number(maxPickedOrders) })] : [],
  }
}
