import { createNotice } from '@pinline/contracts/notification/notice/create-notice'
import type { NoticeRow } from '@pinline/contracts/notification/notice/notice-row'
import { noticeId } from '@pinline/events/ids'
import { describe, expect, it } from 'vitest'
import {
  comparedAudience,
  localTimeOf,
  namedErrors,
  noticeContentOf,
  noticeFields,
  noticeValuesOf,
} from './notice-form-values.ts'

const at = '2026-11-20T08:30:12.345Z'
const row: NoticeRow = {
  id: noticeId.parse('0b9c1f5e-6d2a-4c3b-8e7f-1a2b3c4d5e6f'),
  kind: 'news',
  title: 'Stocktaking',
  languages: ['en'],
  texts: { en: { title: 'Stocktaking', text: 'On Friday.' } },
  audience: { kind: 'roles', roleIds: ['packers'] },
  sortId: null,
  pinned: true,
  state: 'current',
  from: at,
  until: null,
  createdAt: at,
  createdBy: null,
  updatedAt: at,
  updatedBy: null,
  readBy: 0,
  revision: 3,
}

describe('the form of a notice', () => {
  it('sends back what nobody edited', () => {
    const { kind, texts, audience, sortId, pinned, from, until } = row
    expect(noticeContentOf(noticeValuesOf(row), row)).toEqual({ kind, texts, audience, sortId, pinned, from, until })
  })
  it('reads local times, and none from an empty field', () => {
    const values = { ...noticeValuesOf(row), from: '2026-12-01T09:00', until: '' }
    expect(noticeContentOf(values, row).from).toBe(new Date('2026-12-01T09:00').toISOString())
    expect(noticeContentOf({ ...values, from: '' }, row).from).toBeNull()
    expect(localTimeOf(new Date('2026-12-01T09:05').toISOString())).toBe('2026-12-01T09:05')
  })
  it('of a new notice names what is missing', () => {
    const empty = noticeContentOf({ ...noticeValuesOf(undefined), audience: 'person' }, undefined)
    const { error } = createNotice.input.safeParse(empty)
    const found = Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))
    expect(namedErrors(found)).toMatchObject({ 'audience.staffId': 'required' })
  })
  it('is compared by languages and by its readers as a whole, and comes back from the fields', () => {
    const values = noticeValuesOf(row)
    const fields = noticeFields.fieldsOf(values)
    expect(fields['texts.en']).toEqual({ title: 'Stocktaking', text: 'On Friday.' })
    expect(comparedAudience(fields.audience)).toEqual(row.audience)
    expect(comparedAudience({ audience: 'roles', roleIds: [], staffId: '' })).toBeUndefined()
    expect(noticeFields.valuesOf(fields)).toEqual(values)
    const theirs = { ...fields, 'texts.ja': { title: '棚卸し', text: '金曜日。' } }
    expect(noticeFields.valuesOf(theirs).texts).toEqual({ ...values.texts, ja: { title: '棚卸し', text: '金曜日。' } })
  })
})
