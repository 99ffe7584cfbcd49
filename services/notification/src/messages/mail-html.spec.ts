import { expect, it } from 'vitest'
import { mailHtml } from './mail-html.ts'

const html = (text: string, subject = 'Re: your message') =>
  mailHtml({ subject, text }, { language: 'zh_hk', shopUrl: 'https://shop.example' })

it('has paragraphs, line breaks and the language', () => {
  const written = html('Hello,\n\none\ntwo')
  expect(written).toContain('<html lang="zh-Hant-HK">')
  expect(written).toContain('<p style="margin:0 0 16px">Hello,</p>')
  expect(written).toContain('one<br>\ntwo</p>')
})

it('makes links to the shop alone, and of nothing that a stranger wrote', () => {
  const written = html(
    'View: https://shop.example/en/user/center?tab=orders&orderNo=1#a\nhttps://shop.example.evil.example/x\n> https://shop.example/en/login',
  )
  expect(written).toContain('<a href="https://shop.example/en/user/center?tab=orders&amp;orderNo=1#a" style')
  expect(written.match(/<a /g)).toHaveLength(1)
})

it('shows signs of HTML as text', () => {
  const written = html('<script>steal()</script> "&" \'', '<title> & more')
  expect(written).not.toMatch(/<script|<title><title>/)
  expect(written).toContain('&lt;script&gt;steal()&lt;/script&gt; &quot;&amp;&quot; &#39;')
  expect(written).toContain('<title>&lt;title&gt; &amp; more</title>')
})
