import { describe, expect, it } from 'vitest'
import { errorCodes } from './error-codes.ts'
import { errorText, errorTexts } from './error-texts.ts'
import { languageCodes } from './languages.ts'

describe.each(languageCodes)('error texts in %s', (language) => {
  const texts = errorTexts[language]

  it('has a text for every code and for nothing else', () => {
    expect(Object.keys(texts).sort()).toEqual([...Object.keys(errorCodes), 'upload-type-wrong.allowed'].sort())
  })

  it('leaves no text empty and shows no code raw', () => {
    for (const [code, text] of Object.entries(texts)) {
      expect(text.trim().length, code).toBeGreaterThan(1)
      expect(text, code).not.toContain(code)
    }
  })

  it('is translated', () => {
    if (language === 'en') return
    for (const [code, text] of Object.entries(texts)) expect(text, code).not.toBe(Reflect.get(errorTexts.en, code))
  })
})

it('has exactly the specified texts', () => {
  expect(errorText('function-disabled', 'zh_cn')).toBe('已被禁用,请联系管理员')
  expect(errorText('unauthenticated', 'en')).toBe('Please log in')
  expect(errorText('upload-type-wrong', 'zh_cn')).toBe('上传类型错误!')
  expect(errorText('upload-type-wrong', 'zh_cn', ['image/jpeg', 'image/png'])).toBe(
    '上传类型错误!,仅支持：image/jpeg, image/png',
  )
})
