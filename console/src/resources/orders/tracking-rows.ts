import type { TrackingImportRow } from '@pinline/contracts/order/order/tracking-import'
import { parse } from 'csv-parse/browser/esm/sync'

/** Rows of one file: each is a line of the preview, and a command of its own. */
export const maxTrackingFileRows = 2000

type Column = keyof TrackingImportRow

/** Titles of the columns, in lower case and without blanks. */
const titles: Readonly<Record<Column, readonly string[]>> = {
  carrier: ['carrier', '物流公司', '快递公司'],
  trackingNumber: ['number', 'trackingnumber', '物流单号', '快递单号'],
  at: ['time', 'date', '时间'],
  content: ['content', 'text', 'status', '内容'],
}
const columns = Object.keys(titles) as Column[]

export type TrackingFile =
  | { readonly kind: 'read'; readonly rows: readonly TrackingImportRow[] }
  | { readonly kind: 'wrong'; readonly why: 'columns' | 'rows' | 'unreadable' }

/** Files of spreadsheets in China are often not UTF-8. */
const textOf = (bytes: ArrayBuffer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gb18030').decode(bytes)
  }
}

const delimiterOf = (text: string): string => {
  const [first = ''] = text.split('\n')
  return [',', ';', '\t'].reduce((best, one) => (first.split(one).length > first.split(best).length ? one : best))
}

/** A time without a zone is the time of the person's clock; what is no time stays as it is. */
const instantOf = (at: string): string => {
  const local = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2})?$/.test(at) ? at.replace(' ', 'T') : at
  const isTime = /^\d{4}-\d{2}-\d{2}T/.test(local) && !Number.isNaN(Date.parse(local))
  return isTime ? new Date(local).toISOString() : at
}

/** The rows of a CSV file with the columns carrier, number, time and content, in any order; lines without content are left out. */
export const readTrackingFile = (bytes: ArrayBuffer): TrackingFile => {
  const text = textOf(bytes)
  let table: string[][]
  try {
    const options = { bom: true, delimiter: delimiterOf(text), relax_column_count: true, skip_empty_lines: true }
    table = parse(text, { ...options, trim: true }) as string[][]
  } catch {
    return { kind: 'wrong', why: 'unreadable' }
  }
  const [head = [], ...body] = table
  const named = head.map((title) => title.toLowerCase().replaceAll(/[\s_-]+/g, ''))
  const places = columns.map((column) => named.findIndex((title) => titles[column].includes(title)))
  if (places.includes(-1)) return { kind: 'wrong', why: 'columns' }
  const rows = body.flatMap((cells): TrackingImportRow[] => {
    const [carrier = '', trackingNumber = '', at = '', content = ''] = places.map((place) => cells[place] ?? '')
    const row = { carrier: carrier.slice(0, 80), trackingNumber: trackingNumber.slice(0, 60) }
    return content === '' ? [] : [{ ...row, at: instantOf(at).slice(0, 40), content: content.slice(0, 200) }]
  })
  if (rows.length === 0 || rows.length > maxTrackingFileRows) return { kind: 'wrong', why: 'rows' }
  return { kind: 'read', rows }
}
