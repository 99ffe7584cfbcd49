import { expect, it } from 'vitest'
import { isWebUrl, webUrl, webUrlOrNull } from './web-url.ts'

it.each([
  'https://example.com/a.pdf',
  'http://example.com:8080/a%20b?c=d&e=f#page=2',
  'HTTPS://EXAMPLE.COM',
  'https://www.例え.jp/データ.pdf',
])('%s is a link', (text) => {
  expect(webUrl.parse(` ${text} `)).toBe(text)
  expect(webUrlOrNull(text)).toBe(text)
})

it.each([
  'javascript:alert(1)',
  'JavaScript://example.com/%0aalert(1)',
  ' \u0001javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'ftp://example.com/a.pdf',
  'blob:https://example.com/1',
  '//example.com/a.pdf',
  '/a.pdf',
  'https:example.com',
  'https:\\\\example.com',
  'https://',
  'https://shop.example@evil.example/',
  'https://exa mple.com/',
  'https://example.com/\u202efdp.exe',
  'https://exam\u0000ple.com/',
  'https://example.com/\n<script>',
  `https://example.com/${'a'.repeat(500)}`,
])('%j is none', (text) => {
  expect(webUrl.safeParse(text).success).toBe(false)
  expect(webUrlOrNull(text)).toBeNull()
})

it('a form refuses what the call refuses', () => {
  expect(isWebUrl('https://example.com/a.pdf')).toBe(true)
  expect(isWebUrl('javascript:alert(1)')).toBe(false)
})
