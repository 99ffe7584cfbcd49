import { expect, it } from 'vitest'
import { noticeTextFor } from './notice-language.ts'

const [en, zh, ja] = ['English', '中文', '日本語'].map((title) => ({ title, text: title }))
const both = { en: en as { title: string; text: string }, zh_cn: zh as { title: string; text: string } }

it('shows a notice in the language of its reader, or the nearest that it is written in', () => {
  expect(noticeTextFor(both, 'zh_cn')).toBe(zh)
  expect(noticeTextFor(both, 'zh_hk')).toBe(zh)
  expect(noticeTextFor(both, 'de')).toBe(en)
  expect(noticeTextFor({ zh_cn: both.zh_cn }, 'de')).toBe(zh)
  expect(noticeTextFor({ ja: ja as { title: string; text: string } }, 'ru')).toBe(ja)
  expect(noticeTextFor({}, 'en')).toBeUndefined()
})
